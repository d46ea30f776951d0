const KEY = 'artemia.lessons'

/** The lessons somebody has been through in this browser; their tables may be long gone. */
export const learnt = {
  all(): Set<string> {
    try {
      return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[])
    } catch {
      return new Set()
    }
  },

  add(lesson: string): void {
    const all = this.all()
    if (all.has(lesson)) return
    try {
      localStorage.setItem(KEY, JSON.stringify([...all, lesson]))
    } catch {
      // A browser that keeps nothing still teaches.
    }
  },
}
