import type { BookIds } from './books.ts'
import type { Dice } from './dice.ts'
import type { Model } from './model.ts'
import type { Person } from '#tests/support/people.ts'
import type { SimShop } from './sim-shop.ts'

/** What comes of a call: the figures that matter, or the code of the refusal. */
export type Outcome = { done: unknown } | { refused: string }

export const done = (figures: unknown = null): Outcome => ({ done: figures })
export const refused = (code: string): Outcome => ({ refused: code })

/** What a run is played with: the shop, who asks, and which id the shop gave to what. */
export type Stage = {
  sim: SimShop
  people: Map<string, Person>
  ids: BookIds
}

/** One thing that somebody does. */
export type Act = {
  /** As the trace names it. */
  what: string
  /** What should come of it; changes the model when it is done. */
  expect(model: Model): Outcome
  /** Does it, and gives the figures of the reply. */
  ask(stage: Stage, headers: Record<string, string>): Promise<unknown>
  /** Whether the same submit, sent twice, is one. */
  isKeyed?: true
  /** Whether it sends or reads files. */
  hasFiles?: true
  /** A second one at the same moment would be sent away. */
  isOneAtATime?: true
  /** Neither faults nor doubles: nobody asks for it by a call. */
  isAlone?: true
}

export type Operation = {
  weight: number
  /** Draws what is to be done, from what there is; undefined where there is nothing to do it to. */
  draw(dice: Dice, model: Model): Act | undefined
}

/** Dollars of a reply in cents. */
export const cents = (dollars: number | null): number | null =>
  dollars === null ? null : Math.round(dollars * 100)

export const STUDIO = 'noa@example.com'

/** The name in an address. */
export const nameOf = (email: string): string => email.split('@')[0] ?? ''

export function personOf({ people }: Stage, email: string): Person {
  const person = people.get(email)
  if (!person) throw new Error(`Nobody has the address ${email}`)
  return person
}

/** A customer; the studio is none. */
export function someCustomer(dice: Dice, { people }: Model): string {
  return dice.one(people.filter((email) => email !== STUDIO && email !== 'makana@example.com'))
}
