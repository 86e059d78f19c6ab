import { ownOf } from '#kit/core/own-of.ts'
import { MAX_QUANTITY } from '#domain/cart/cart-lines.ts'

/** How a finish can be had; `made to order` takes no units and `discontinued` gets no new ones. */
export const availabilities = ['stocked', 'made to order', 'discontinued'] as const
export type Availability = (typeof availabilities)[number]

export const availabilityLabels: Record<Availability, string> = {
  stocked: 'Stocked',
  'made to order': 'Made to order',
  discontinued: 'Discontinued',
}

/** A year: what takes longer is a matter for the studio. */
export const MAX_LEAD_WEEKS = 52

/** `leadWeeks` is how long it takes to make, and null of all else. */
export type Standing = { availability: Availability; leadWeeks: number | null }

export const stocked: Standing = { availability: 'stocked', leadWeeks: null }

/** A product as far as it can be had; a finish that `variantAvailability` does not name is stocked. */
export type Offered = {
  variantStock: Readonly<Record<string, number>>
  variantAvailability: Readonly<Record<string, Standing>>
}

export function standingOf({ variantAvailability }: Pick<Offered, 'variantAvailability'>, key: string) {
  return ownOf(variantAvailability, key) ?? stocked
}

/** How many of a finish can be ordered now: of what is made to order as many as one line may hold. */
export function orderableUnits(product: Offered, key: string): number {
  return standingOf(product, key).leadWeeks === null ? (ownOf(product.variantStock, key) ?? 0) : MAX_QUANTITY
}

/** The units of all finishes that are sold from stock. */
export function unitsAtHand({ variantStock, variantAvailability }: Offered): number {
  return Object.entries(variantStock).reduce(
    (sum, [key, units]) => sum + (standingOf({ variantAvailability }, key).leadWeeks === null ? units : 0),
    0,
  )
}

/** How a product can be had in the finish that is had soonest. */
export function overallStanding(product: Offered): Standing {
  if (unitsAtHand(product) > 0) return stocked
  const standings = Object.keys(product.variantStock).map((key) => standingOf(product, key))
  const [soonest] = standings
    .filter(({ leadWeeks }) => leadWeeks !== null)
    .toSorted((a, b) => (a.leadWeeks ?? 0) - (b.leadWeeks ?? 0))
  const [first = stocked] = standings
  const isAlike = standings.every(({ availability }) => availability === first.availability)
  return soonest ?? (isAlike ? first : stocked)
}
