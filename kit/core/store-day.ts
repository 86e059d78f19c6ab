/** By time zone. Making one takes longer than the letter it stands in; a shop has one zone, and the calendar's. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day at `moment` where the store is, as YYYY-MM-DD. */
export function storeDay(moment: Date, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(moment)
}
