import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { cartItems } from '#server/db/schema/cart.ts'
import { designHistory } from '#server/db/schema/designs.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedFullCart } from '#tests/support/seed/full-cart.ts'
import { seedProduct, inTwoFinishes } from '#tests/support/seed/product.ts'
import { seedSuggestion } from '#tests/support/seed/suggestion.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()

let id = ''

beforeEach(async () => {
  id = await seedRequest(testing, leilani, { status: 'completed', paymentStatus: 'paid' })
})

type Suggested = {
  name: string
  stock?: number
  quantity?: number
  answer?: 'accepted' | 'declined'
  state?: 'archived'
}

async function suggest({ name, stock = 10, quantity = 1, answer, state }: Suggested) {
  const productId = await seedProduct(testing.shop.db, { name, stock, state })
  await seedSuggestion(testing.shop.db, id, { productId, quantity, answer })
  return productId
}

async function addAll(person: Person = leilani, which?: 'all' | 'accepted', key?: string) {
  return testing.as(person).call('POST /api/design-requests/:id/suggested-products/add-to-cart', {
    params: { id },
    body: which && { which },
    headers: key ? { 'idempotency-key': key } : {},
  })
}

const lines = () => testing.shop.db.select().from(cartItems)
const history = () => testing.shop.db.select().from(designHistory)

test('all suggested pieces come into the cart, in the order of the studio', async () => {
  await suggest({ name: 'Sedge chair', quantity: 4 })
  const lamp = await seedProduct(testing.shop.db, {
    name: 'Reef lamp',
    variants: inTwoFinishes,
    stock: { ash: 3, oak: 4 },
  })
  await seedSuggestion(testing.shop.db, id, {
    productId: lamp,
    variantKey: 'oak',
    choice: { finish: 'oak' },
    quantity: 2,
  })
  const { added, leftOut, cart, data } = await addAll()
  expect(added).toEqual([
    { name: 'Sedge chair', quantity: 4 },
    { name: 'Reef lamp (Smoked oak)', quantity: 2 },
  ])
  expect(leftOut).toEqual([])
  expect(cart.items).toMatchObject([
    { product: { name: 'Sedge chair' }, quantity: 4 },
    { product: { name: 'Reef lamp' }, quantity: 2, variants: { finish: 'oak' } },
  ])
  expect(data).toEqual(cart)
  expect(await history()).toMatchObject([
    {
      type: 'added_to_cart',
      title: 'Suggested products added to the cart',
      description: '6 items',
      actorId: leilani.id,
    },
  ])
})

test('what the client declined stays out; of the accepted only those come that were accepted', async () => {
  await suggest({ name: 'Accepted', answer: 'accepted' })
  await suggest({ name: 'Declined', answer: 'declined' })
  await suggest({ name: 'Unanswered' })
  expect((await addAll(leilani, 'accepted')).added).toEqual([{ name: 'Accepted', quantity: 1 }])
  expect(await lines()).toHaveLength(1)
  const { added, leftOut } = await addAll(leilani, 'all')
  expect(added.map(({ name }) => name)).toEqual(['Accepted', 'Unanswered'])
  expect(leftOut).toEqual([])
})

test('what there is less of, none of or no more of is named with its reason', async () => {
  await suggest({ name: 'Enough', stock: 3, quantity: 3 })
  await suggest({ name: 'Fewer', stock: 2, quantity: 5 })
  await suggest({ name: 'Sold out', stock: 0 })
  await suggest({ name: 'Gone', state: 'archived' })
  const { added, leftOut } = await addAll()
  expect(added).toEqual([
    { name: 'Enough', quantity: 3 },
    { name: 'Fewer', quantity: 2 },
  ])
  expect(leftOut).toEqual([
    { name: 'Fewer', reason: 'fewer' },
    { name: 'Sold out', reason: 'out_of_stock' },
    { name: 'Gone', reason: 'gone' },
  ])
})

test('a choice that is no longer made is left out as gone', async () => {
  const productId = await seedProduct(testing.shop.db, { name: 'Lamp', stock: { oak: 4 } })
  await seedSuggestion(testing.shop.db, id, { productId, variantKey: 'oak', choice: { finish: 'oak' } })
  expect(await addAll()).toMatchObject({ added: [], leftOut: [{ name: 'Lamp', reason: 'gone' }] })
  expect(await lines()).toEqual([])
})

test('a second deliberate act raises the quantities, as the cart does, up to what there is', async () => {
  await suggest({ name: 'Sedge chair', stock: 5, quantity: 3 })
  await addAll()
  expect(await addAll()).toMatchObject({
    added: [{ name: 'Sedge chair', quantity: 2 }],
    leftOut: [{ name: 'Sedge chair', reason: 'fewer' }],
  })
  expect(await addAll()).toMatchObject({
    added: [],
    leftOut: [{ name: 'Sedge chair', reason: 'cart_full' }],
  })
  expect(await lines()).toMatchObject([{ quantity: 5 }])
  expect(await history()).toHaveLength(2)
})

test('a piece for which the cart has no line left says so, one that is sold out that it is', async () => {
  await suggest({ name: 'Sedge chair' })
  await suggest({ name: 'Reef lamp', stock: 0 })
  expect((await addAll()).leftOut).toEqual([{ name: 'Reef lamp', reason: 'out_of_stock' }])
  await testing.as(leilani).call('DELETE /api/cart/clear')
  await seedFullCart(testing.shop.db, leilani)
  const before = await lines()
  expect((await addAll()).leftOut).toContainEqual({ name: 'Sedge chair', reason: 'too_many_lines' })
  expect(await lines()).toEqual(before)
})

test('a repeat under the same key is the same act, answered the same', async () => {
  await suggest({ name: 'Sedge chair', quantity: 3 })
  const key = randomUUID()
  const first = await addAll(leilani, 'all', key)
  expect(await addAll(leilani, 'all', key)).toEqual(first)
  expect(await lines()).toMatchObject([{ quantity: 3 }])
  await expect(addAll(leilani, 'accepted', key)).rejects.toMatchObject({ status: 422 })
})

test.each([
  ['no piece is suggested', async () => {}],
  ['all are declined', async () => void (await suggest({ name: 'Chair', answer: 'declined' }))],
])('nothing comes into the cart, and nothing is noted, when %s', async (_why, input) => {
  await input()
  expect(await addAll()).toMatchObject({ added: [], leftOut: [], cart: { items: [] } })
  expect(await history()).toEqual([])
})

test('in quote mode the cart in the reply names no price', async () => {
  await suggest({ name: 'Sedge chair' })
  await testing.set('general', { quoteMode: true })
  expect((await addAll()).cart).toMatchObject({ totalPrice: null, items: [{ price: null }] })
})

test.each(['pending', 'in_progress', 'review', 'revision', 'cancelled', 'rejected'] as const)(
  'a request that is %s gives nothing to the cart',
  async (status) => {
    id = await seedRequest(testing, leilani, { status })
    await suggest({ name: 'Sedge chair' })
    await expect(addAll()).rejects.toMatchObject({ status: 409, code: 'illegal_state' })
    expect(await lines()).toEqual([])
    expect(await history()).toEqual([])
  },
)

test("someone else's request answers as an unknown one; an admin cannot buy", async () => {
  await suggest({ name: 'Sedge chair' })
  await expect(addAll(kai)).rejects.toMatchObject({ status: 404, code: 'design_request_not_found' })
  await expect(addAll(noa)).rejects.toMatchObject({ status: 403, code: 'admins_cannot_buy' })
  await expect(addAll(nobody)).rejects.toMatchObject({ status: 401 })
  expect(await lines()).toEqual([])
})

test('a refused act does not burn its key', async () => {
  const key = randomUUID()
  const completed = id
  id = await seedRequest(testing, leilani, { status: 'review' })
  await expect(addAll(leilani, 'all', key)).rejects.toMatchObject({ status: 409 })
  id = completed
  await suggest({ name: 'Sedge chair' })
  expect((await addAll(leilani, 'all', key)).added).toHaveLength(1)
})
