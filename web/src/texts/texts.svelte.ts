import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Language } from '../store/settings.svelte'

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('$texts/en/page.ftl?raw'),
  fr: () => import('$texts/fr/page.ftl?raw'),
}

const bundles = new Map<Language, FluentBundle>()
let shown = $state.raw<FluentBundle | null>(null)

export function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  return bundle
}

/** Fetches the words of a language and shows them. The page is drawn once the first are there. */
export async function speak(language: Language): Promise<void> {
  let bundle = bundles.get(language)
  if (!bundle) {
    bundle = bundleOf(language, (await FILES[language]()).default)
    bundles.set(language, bundle)
  }
  if (settings.language !== language) return
  shown = bundle
  if (globalThis.document) document.documentElement.lang = language
}

function patternOf(bundle: FluentBundle, id: string) {
  const [name, attribute] = id.split('.') as [string, string?]
  const message = bundle.getMessage(name)
  return attribute ? message?.attributes[attribute] : message?.value
}

/** Whether there is a message with this id, or `id.attribute`. */
export function has(id: string): boolean {
  return !!shown && !!patternOf(shown, id)
}

/** The message with this id, or `id.attribute`, in the language of the page. Changes with it. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  if (!shown) return ''
  const pattern = patternOf(shown, id)
  if (!pattern) {
    console.error(`The text “${id}” isn't written.`)
    return id
  }
  return shown.formatPattern(pattern, args)
}
