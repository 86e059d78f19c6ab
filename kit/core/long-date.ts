/** By time zone. Making one takes longer than the letter it stands in; a shop has one zone, and the calendar's. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of `moment` in `timeZone`, with the month as a word: March 12, 2026. */
export function longDate(moment: Date, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone })
  formats.set(timeZone, format)
  return format.format(moment)
}

/** A calendar day written YYYY-MM-DD, with the month as a word. */
export function longDay(day: string): string {
  return longDate(new Date(`${day}T00:00:00Z`), 'UTC')
}
