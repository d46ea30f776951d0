import { mount } from 'svelte'
import App from './App.svelte'
import { reloadWhenOutdated } from './net/reload'
import { router } from './router.svelte'
import { settings } from './store/settings.svelte'
import { speak } from './texts'
import './styles/index.css'

reloadWhenOutdated()
if (router.route.screen === 'table') {
  // Whoever comes to play shouldn't wait for one thing after the other.
  void import('./screens/AtTable.svelte')
  void import('./screens/Table.svelte')
}
await speak(settings.language)
router.start()
mount(App, { target: document.getElementById('app')! })

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
