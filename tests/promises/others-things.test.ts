import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { api, type ApiKey } from '#contract/api.ts'
import { accessMatrix } from '#tests/access/matrix.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { injectedReply } from '#tests/support/injected-call.ts'
import { storedByShop } from '#tests/support/operations/stored-by-shop.ts'
import { type Ask, type SoundAsk, titleOf } from '#tests/access/ask.ts'
import { ownAsks, sellerAsks } from '#tests/access/own-asks.ts'
import { kai, leilani, makana, pua, type Person } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)
const things = ownAsks(shop)
const products = sellerAsks(shop)
/** Ids of the catalogue, which everybody knows: what a person keeps under them is told apart by who asks. */
const byPublicId = /wishlist\/(remove|check)|tell-me/

const found = { runs: 0, same: 0 }
afterAll(() =>
  printPromise(
    'P31',
    found.runs,
    `what others own answered as what is not there, to the byte, and nothing changed: ${found.same} of ${found.runs} asks`,
    found.runs > 0 && found.same === found.runs,
  ),
)

let seller: Person
beforeEach(async () => void (seller = await seedPerson(shop.shop, { role: 'seller' })))

test('each operation about what somebody owns is asked below', () => {
  const about = (Object.keys(api) as ApiKey[]).filter(
    (key) => accessMatrix[key][1].endsWith('own') && /:|process/.test(key) && !byPublicId.test(key),
  )
  const requested = new Set([...things, ...products].map(({ key }) => key))
  expect([...requested].toSorted()).toEqual(about.toSorted())
})

describe.each(things.map((thing) => ({ title: titleOf(thing), ...thing })))('$title', (thing) => {
  test('is not there for other members', async () => {
    const ask = await thing.input(leilani)
    await expectUnknown(thing, ask, [kai, pua, makana])
    expect((await reply(thing.key, leilani, ask)).statusCode).toBeLessThan(300)
  })
})

describe.each(products)('$key', (thing) => {
  test('is not there for other sellers', async () => {
    const ask = await thing.input(makana)
    await expectUnknown(thing, ask, [seller])
    expect((await reply(thing.key, makana, ask)).statusCode).toBeLessThan(300)
  })
})

describe.each(things.filter((thing) => namesOf(thing).length > 1))('$key', (thing) => {
  test.each(namesOf(thing).slice(1))('of mine with a %s of another is not there', async (name) => {
    const [theirs, mine] = [await thing.input(leilani), await thing.input(kai)]
    const mixed = withIds(mine, { [name]: idsOf(theirs)[name] ?? '' })
    await expectUnknown(thing, mixed, [kai], [name])
    expect((await reply(thing.key, kai, mine)).statusCode).toBeLessThan(300)
  })
})

/** Asks as strangers about `ask`, about what is not there and about no id at all: one answer, and nothing changed. */
async function expectUnknown(
  thing: SoundAsk,
  ask: Ask,
  strangers: Person[],
  names: readonly string[] = namesOf(thing),
) {
  const unknown = Object.fromEntries(names.map((name) => [name, randomUUID()]))
  const malformed = Object.fromEntries(names.map((name) => [name, '1']))
  const before = await books()
  found.runs += strangers.length
  for (const stranger of strangers) {
    const answer = await reply(thing.key, stranger, ask)
    expect(answer.statusCode).toBe(404)
    expect(answer).toEqual(await reply(thing.key, stranger, withIds(ask, unknown)))
    expect(answer).toEqual(await reply(thing.key, stranger, withIds(ask, malformed)))
  }
  expect(await books()).toEqual(before)
  found.same += strangers.length
}

/** A digest of every table; the temporary file of a call before may still be on its way out. */
async function books() {
  const { 'file store': _files, ...tables } = await storedByShop(shop)
  return tables
}

/** What is seen of an answer, but for what counts and names requests. */
async function reply(key: ApiKey, person: Person, ask: Ask) {
  const { statusCode, headers, body } = await injectedReply(shop.http, person, key, ask)
  const lasting = Object.entries(headers).filter(([name]) => !/^(x-request-id|date|x-ratelimit)/.test(name))
  return { statusCode, body, headers: Object.fromEntries(lasting) }
}

function namesOf({ key, idsInBody = [] }: SoundAsk): string[] {
  return [...[...key.matchAll(/:(\w+)/g)].map(([, name = '']) => name), ...idsInBody]
}

function idsOf({ params, body }: Ask): Record<string, string> {
  return { ...params, ...(body as Record<string, string>) }
}

function withIds({ params = {}, body }: Ask, ids: Record<string, string>): Ask {
  const among = (names: object) => Object.fromEntries(Object.entries(ids).filter(([name]) => name in names))
  return { params: { ...params, ...among(params) }, ...(body && { body: { ...body, ...among(body) } }) }
}
