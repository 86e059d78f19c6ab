import { hawaiiPlace } from '#domain/places/hawaii.ts'

/** How a delivery comes into a home. */
export const deliveryAccess = ['ground', 'elevator', 'stairs'] as const
export type DeliveryAccess = (typeof deliveryAccess)[number]

export const deliveryAccessLabels: Record<DeliveryAccess, string> = {
  ground: 'Ground floor',
  elevator: 'Elevator',
  stairs: 'Stairs',
}

/** What a customer says of the delivery; empty where they do not. `day` is YYYY-MM-DD. */
export type DeliveryWishes = { access: DeliveryAccess | ''; day: string; note: string }

export const noWishes: DeliveryWishes = { access: '', day: '', note: '' }

/** The wishes, or null where none is made; what is picked up comes into no home. */
export function madeWishes(wishes: DeliveryWishes = noWishes, isPickup = false): DeliveryWishes | null {
  const made = isPickup ? { ...wishes, access: '' as const } : wishes
  return Object.values(made).some((wish) => wish !== '') ? made : null
}

export const PAST_DAY = 'Choose today or a later day'

type Destination = { postalCode: string; country: string; isPickup: boolean }

/** Where a delivery goes and how it is wished for, as name and words; what nobody said is left out. */
export function deliveryFacts(
  { postalCode, country, isPickup }: Destination,
  wishes: DeliveryWishes | null | undefined,
  dayWords: (day: string) => string,
): [name: string, words: string][] {
  const island = country === 'US' ? hawaiiPlace(postalCode)?.island : undefined
  const facts: [string, string | null | undefined][] = [
    ['Island', isPickup ? '' : island],
    ['Way in', !isPickup && wishes?.access ? deliveryAccessLabels[wishes.access] : ''],
    ['Date wished', wishes?.day && dayWords(wishes.day)],
    ['Delivery note', wishes?.note],
  ]
  return facts.flatMap(([name, words]) => (words ? [[name, words]] : []))
}
