const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar day written YYYY-MM-DD, the same day wherever it is read: "November 30, 2026". */
export function CalendarDay({ day }: { day: string }) {
  return <time dateTime={day}>{format.format(new Date(`${day}T00:00:00Z`))}</time>
}
