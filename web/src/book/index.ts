import '../styles/book.css'

export { default as Book } from './Book.svelte'
export { default as BookSheet } from './BookSheet.svelte'
