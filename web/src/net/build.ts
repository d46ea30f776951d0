/** Names the build this page is of; null where it isn't built, while developing. */
export function build(): string | null {
  const name = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=build]')?.content
  return name && name !== 'dev' ? name : null
}
