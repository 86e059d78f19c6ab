import type { Period } from '#domain/sales/sales-period.ts'

/** An order that is sold, in the words of the indexes of `orders` over these alone. */
export const isSold = `o.payment_status = 'paid' and o.status <> 'cancelled'`

/**
 * The moments of a period where the store is. Every statement that uses it has the period's days and the time zone as
 * its first three values. The bounds are moments, so an index on `moment` serves; PostgreSQL finds midnight by the
 * zone's own clock changes.
 */
export const inPeriod = (moment: string): string => `${moment} >= $1::date::timestamp at time zone $3
  and ${moment} < ($2::date + 1)::timestamp at time zone $3`

/** The orders that count as sold in a period: on the day they were paid. Their lines say when: `sold_at`. */
export const soldInPeriod = `${isSold} and ${inPeriod('o.paid_at')}`

/** Which days, where. */
export type StorePeriod = Period & { timeZone: string }

export function valuesOf({ from, to, timeZone }: StorePeriod): [string, string, string] {
  return [from, to, timeZone]
}
