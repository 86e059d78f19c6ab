import { currentSettings } from '#server/settings/current-settings.ts'
import { StoredReply } from '#kit/node/http/idempotency.ts'
import type { SignedIn } from '#server/session.ts'
import { insertUser } from '#server/users/queries.ts'
import { queueLetter } from '#server/outbox/outbox.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import type { DemoProducts } from '../demo-products.ts'
import { type DescribedPerson, emailOf, people, type PersonName } from './people.ts'
import { accountLetter } from '#server/users/letters.ts'

/** Somebody who acts, as the acts of the shop know them. */
export type Player = SignedIn & { address: string; described: DescribedPerson }
export type Cast = Record<PersonName, Player>

/** What every act of the story needs: the shop at the moment of the act, its people and its pieces. */
export type Scene = { shop: World; cast: Cast; products: DemoProducts }

/** Something that happened by itself. */
export type Happening = (scene: Scene) => Promise<unknown>

/** From where the people of the story come: addresses kept for examples (RFC 5737). */
const NETWORK = '203.0.113.'

/** Gives everybody an id. */
export function castOf({ random }: Pick<World, 'random'>): Cast {
  const names = Object.keys(people) as PersonName[]
  const players = names.map((name, place): [PersonName, Player] => {
    const described: DescribedPerson = people[name]
    const { role, firstName, lastName } = described
    const person = { id: random.uuid(), role, firstName, lastName, email: emailOf(name), tokenHash: '' }
    return [name, { ...person, address: `${NETWORK}${10 + place}`, described }]
  })
  return Object.fromEntries(players) as Cast
}

/** Opens the account of a player, as the shop does, but without a password: nobody can sign in to it. */
export async function openAccount(
  { shop, cast }: Pick<Scene, 'shop' | 'cast'>,
  name: PersonName,
): Promise<void> {
  const { id, email, role, described } = cast[name]
  const { firstName, lastName, phone, street, city, zipCode, questionnaire = null } = described
  const address = { street, city, state: 'HI', zipCode, country: 'United States' } as const
  const settings = await currentSettings.get(shop)
  await shop.db.inTransaction(async (tx) => {
    const person = { id, email, role, firstName, lastName, phone, address, questionnaire, passwordHash: null }
    const customer = await insertUser(tx, person)
    if (!customer) throw new Error(`${email} has an account already`)
    await queueLetter(
      tx,
      accountLetter('welcome', { customer, shop: letterShop(settings, shop.config), ownBody: '' }),
    )
  })
}

/** The reply of an act that was asked for once: there is no other kept from before. */
export function fresh<Reply>(reply: Reply | StoredReply): Reply {
  if (reply instanceof StoredReply) throw new Error('An act of the story was told twice')
  return reply
}
