const DAY = 24 * 60 * 60 * 1000

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** "today", "yesterday", then the date; with the year where it is another one. */
export function dayOf(seconds: number, language: string, now = new Date()): string {
  const then = new Date(seconds * 1000)
  const ago = Math.round((midnight(now) - midnight(then)) / DAY)
  if (ago === 0 || ago === 1) {
    const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day')
    return words[0]!.toLocaleUpperCase(language) + words.slice(1)
  }
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', ...year }).format(then)
}

/** The month, with its year where it is another one: "March". */
export function monthOf(seconds: number, language: string, now = new Date()): string {
  const then = new Date(seconds * 1000)
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(language, { month: 'long', ...year }).format(then)
}
