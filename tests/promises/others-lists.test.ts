import { afterAll, describe, expect, test } from 'vitest'
import type { ApiKey } from '#contract/api.ts'
import { accessMatrix } from '#tests/access/matrix.ts'
import { seedBoard } from '#tests/support/seed/board.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { seedManaged } from '#tests/support/seed/managed.ts'
import { seedOrder, seedQuoteRequest } from '#tests/support/seed/order.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { injectedReply } from '#tests/support/injected-call.ts'
import { kai, leilani, makana, type Person } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)

const found = { runs: 0, stored: 0 }
afterAll(() =>
  printPromise(
    'P31',
    found.runs,
    `lists and acts without an id, with the names of others in query and body: ${found.stored} of ${found.runs} stayed with who asked`,
    found.runs > 0 && found.stored === found.runs,
  ),
)

/** Every way in which somebody could name another person. */
function namesOf({ id, email }: Person): Record<string, string> {
  const names = ['user', 'userId', 'user_id', '_id', 'id', 'owner', 'ownerId', 'customer', 'client', 'actor']
  return { ...Object.fromEntries(names.map((name) => [name, id])), email, role: 'admin', all: 'true' }
}

const membersLists: ApiKey[] = [
  'GET /api/boards',
  'GET /api/cart',
  'GET /api/wishlist',
  'GET /api/orders/myorders',
  'GET /api/design-requests/my-requests',
  'GET /api/users/verify',
  'GET /api/users/profile/data.json',
  'GET /api/payment/instructions',
]
const sellersLists: ApiKey[] = ['GET /api/products/managed', 'GET /api/inventory']

test('the lists below are all that show what is the own', () => {
  const own = Object.entries(accessMatrix).flatMap(([key, [, member]]) =>
    key.startsWith('GET') && !key.includes(':') && member.endsWith('own') ? [key] : [],
  )
  const shown = new Set<string>([...membersLists, ...sellersLists, 'GET /api/users/logout'])
  expect(own.filter((key) => !shown.has(key))).toEqual([])
})

describe.each(membersLists)('%s', (key) => {
  test.each(['', 'with the name of another'])('shows nothing of others %s', async (named) => {
    const before = await body(key, kai, {})
    const product = await seedBelongings(leilani)
    const query = named ? namesOf(leilani) : {}
    expectStored((await body(key, kai, query)) === before)
    if (key === 'GET /api/wishlist')
      expectStored((await body('GET /api/wishlist/check/:productId', kai, query, product)).includes('false'))
  })
})

describe.each(sellersLists)('%s', (key) => {
  test.each(['', 'with the name of another'])('shows a seller nothing of other sellers %s', async (named) => {
    const seller = await seedPerson(shop.shop, { role: 'seller' })
    await seedListed(shop.shop)
    const before = await body(key, seller, {})
    await seedManaged(shop, {}, makana)
    const { owner: _owner, ...query } = namesOf(makana)
    expectStored((await body(key, seller, named ? query : {})) === before)
    expectStored((await body('GET /api/products', seller, { owner: 'me' })).includes('"products":[]'))
  })
})

const acts: ApiKey[] = [
  'DELETE /api/cart/clear',
  'DELETE /api/wishlist/remove/:productId',
  'PUT /api/users/profile',
]

test.each(acts)('%s touches nothing of others', async (key) => {
  const productId = await seedBelongings(leilani)
  const before = await seenBy(leilani)
  const named = namesOf(leilani)
  const ask = { params: { productId }, query: named, ...(key.startsWith('PUT') && { body: named }) }
  const { statusCode } = await injectedReply(shop.http, kai, key, ask)
  expect(statusCode).toBe(200)
  expectStored((await seenBy(leilani)) === before)
})

test('signing out ends no session of others', async () => {
  await injectedReply(shop.http, kai, 'GET /api/users/logout', { query: namesOf(leilani) })
  expectStored((await body('GET /api/users/verify', kai)).includes('not_signed_in'))
  expectStored((await body('GET /api/users/verify', leilani)).includes(leilani.email))
})

function expectStored(isStored: boolean) {
  found.runs++
  if (isStored) found.stored++
  expect(isStored).toBe(true)
}

async function body(key: ApiKey, person: Person, query = {}, productId = ''): Promise<string> {
  return (await injectedReply(shop.http, person, key, { query, params: { productId } })).body
}

async function seenBy(person: Person): Promise<string> {
  const lists: string[] = []
  for (const key of membersLists) lists.push(await body(key, person))
  return lists.join('\n')
}

/** Something of everything a member may have; the product in it. */
async function seedBelongings(owner: Person): Promise<string> {
  const productId = await seedProduct(shop.shop.db)
  await seedOrder(shop, { of: owner })
  await seedQuoteRequest(shop, { of: owner })
  await seedRequest(shop, owner)
  await seedBoard(shop, owner)
  await shop.as(owner).call('POST /api/cart/add', { body: { productId } })
  await shop.as(owner).call('POST /api/wishlist/add', { body: { productId } })
  return productId
}
