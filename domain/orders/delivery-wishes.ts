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

/** The wishes, or null where none is made. */
export function madeWishes(wishes: DeliveryWishes = noWishes): DeliveryWishes | null {
  return Object.values(wishes).some((wish) => wish !== '') ? wishes : null
}

type Destination = { postalCode: string; country: string }

/** Where a delivery goes and how it is wished for, as name and words; what nobody said is left out. */
export function deliveryFacts(
  { postalCode, country }: Destination,
  wishes: DeliveryWishes | null | undefined,
  dayWords: (day: string) => string,
): [name: string, words: string][] {
  const island = country === 'US' ? hawaiiPlace(postalCode)?.island : undefined
  const facts: [string, string | null | undefined][] = [
    ['Island', island],
    ['Way in', wishes?.access && deliveryAccessLabels[wishes.access]],
    ['Date wished', wishes?.day && dayWords(wishes.day)],
    ['Delivery note', wishes?.note],
  ]
  return facts.flatMap(([name, words]) => (words ? [[name, words]] : []))
}
