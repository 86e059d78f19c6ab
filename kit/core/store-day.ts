/** The calendar day at `moment` where the store is, as YYYY-MM-DD. */
export function storeDay(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)
}
