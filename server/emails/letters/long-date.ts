/** The day of `moment` where the store stands, with the month as a word: March 12, 2026. */
export function longDate(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(moment)
}

/** A calendar day written YYYY-MM-DD, with the month as a word. */
export function longDay(day: string): string {
  return longDate(new Date(`${day}T00:00:00Z`), 'UTC')
}
