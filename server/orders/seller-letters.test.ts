import { asc, eq, like } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { products } from '#server/db/schema/products.ts'
import { users } from '#server/db/schema/users.ts'
import { leilani, makana, noa } from '#tests/support/people.ts'
import { type OrderForm, quoteFor, shippingAddress } from '#tests/support/seed/order.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { inTwoFinishes, seedProduct } from '#tests/support/seed/product.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
let chair = ''

async function seedOwned(ownerId: string, more: object = {}) {
  return seedProduct(testing.shop.db, { priceCents: 600_00, ownerId, ...more })
}

async function toSellers() {
  const { db } = testing.shop
  const which = like(emails.letter, 'seller-%')
  const order = [asc(emails.createdAt), asc(emails.recipient)]
  return db
    .select()
    .from(emails)
    .where(which)
    .orderBy(...order)
}
const lettersOf = async () => (await toSellers()).map(({ letter, recipient }) => `${letter} → ${recipient}`)

const oak = { variants: { finish: 'oak' } }
const twoChairs = () => ({ orderItems: [{ product: chair, quantity: 2, ...oak }], shippingAddress })

async function place(body: OrderForm = twoChairs()) {
  return (await testing.as(leilani).call('POST /api/orders', { body })).order
}
const setStatus = (id: string, status: 'cancelled' | 'pending') =>
  testing.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status } })

beforeEach(async () => {
  await testing.set('general', { quoteMode: false })
  chair = await seedOwned(makana.id, { name: 'Lauhala chair', variants: inTwoFinishes, stock: { oak: 9 } })
})

test('a seller reads what was sold of theirs, and of who buys only name and island', async () => {
  const { number } = await place({
    orderItems: [
      { product: chair, quantity: 2, ...oak },
      { product: await seedProduct(testing.shop.db, { name: 'Sofa of the studio' }), quantity: 1 },
    ],
    shippingAddress,
  })
  const [mail, ...others] = await toSellers()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    letter: 'seller-sold',
    recipient: makana.email,
    subject: `Sold: pieces of yours in order ${number}`,
  })
  const text = `${mail?.bodyText}${mail?.html}`
  expect(mail?.bodyText).toContain(`Order ${number} of Leilani Akana, Oʻahu holds pieces of yours:`)
  expect(mail?.bodyText).toContain('2 × Lauhala chair, Smoked oak: $1,251.00')
  for (const secret of ['Sofa of the studio', leilani.email, shippingAddress.address, shippingAddress.phone])
    expect(text).not.toContain(secret)
  expect(mail?.replyTo).not.toBe(leilani.email)
})

test('a package tells its seller which of its pieces are theirs, in how many sets, and no sum', async () => {
  const lamp = await seedProduct(testing.shop.db, { name: 'Lamp of the studio' })
  const items = [{ product: chair, finish: 'oak', quantity: 3 }, { product: lamp }]
  await seedPackage(testing.shop.db, { items })
  await place({ orderItems: [{ packageId: 'minimalist', quantity: 2 }], shippingAddress })
  const [mail] = await toSellers()
  expect(mail?.bodyText).toContain(
    '6 × Lauhala chair, Smoked oak: in package Minimalist package, sold at its price',
  )
  expect(mail?.bodyText).not.toMatch(/\$|Lamp of the studio/)
})

test('each seller gets one letter, found in one statement however many they are', async () => {
  const sellers = await Promise.all(
    Array.from({ length: 10 }, async () => seedPerson(testing.shop, { role: 'seller' })),
  )
  const pieces = await Promise.all(sellers.map(async ({ id }) => [await seedOwned(id), await seedOwned(id)]))
  const orderItems = pieces.flat().map((product) => ({ product, quantity: 1 }))
  const rows = vi.spyOn(testing.shop.db, 'rows')
  await place({ orderItems, shippingAddress })
  expect(rows.mock.calls.filter(([{ name }]) => name === 'sellers_of')).toHaveLength(1)
  expect(await lettersOf()).toEqual(sellers.map(({ email }) => `seller-sold → ${email}`).toSorted())
})

test('a deleted seller and one of the studio get none', async () => {
  await testing.shop.db.update(products).set({ ownerId: noa.id }).where(eq(products.id, chair))
  await place()
  await testing.shop.db.update(products).set({ ownerId: makana.id }).where(eq(products.id, chair))
  await testing.shop.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, makana.id))
  await place()
  expect(await lettersOf()).toEqual([])
})

test('what the studio enters is told alike, and what is canceled and comes back', async () => {
  const { order } = await testing.as(noa).call('POST /api/orders/admin', {
    body: { ...twoChairs(), customer: leilani.id, kind: 'purchase' },
  })
  const sold = `seller-sold → ${makana.email}`
  expect(await lettersOf()).toEqual([sold])
  await setStatus(order._id, 'cancelled')
  const over = `seller-sale-canceled → ${makana.email}`
  expect(await lettersOf()).toEqual([sold, over])
  await setStatus(order._id, 'pending')
  expect((await lettersOf()).toSorted()).toEqual([over, sold, sold])
})

test('a quote is a sale once it is accepted, and before that none that could be canceled', async () => {
  await testing.set('general', { quoteMode: true })
  const declined = await place()
  const { _id: id, orderItems } = await place()
  for (const [asked, items] of [
    [declined._id, declined.orderItems],
    [id, orderItems],
  ] as const)
    await testing.as(noa).call('PUT /api/orders/:id/quote', {
      params: { id: asked },
      body: quoteFor({ orderItems: items }),
    })
  const params = { id: declined._id }
  await testing.as(leilani).call('PUT /api/orders/:id/quote/decline', { params, body: { reason: 'No' } })
  expect(await lettersOf()).toEqual([])
  await testing.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id }, body: {} })
  const [mail, ...others] = await toSellers()
  expect(others).toEqual([])
  expect(mail?.bodyText).toContain('2 × Lauhala chair, Smoked oak: $1,100.00')
})

test.each([{ percent: 50 }, { amount: 550 }])(
  'a line of a quote is sold for what it comes to less %o',
  async (discount) => {
    await testing.set('general', { quoteMode: true })
    const request = await place()
    const params = { id: request._id }
    const lines = request.orderItems.map(({ _id }) => ({ _id, quantity: 2, discount }))
    await testing.as(noa).call('PUT /api/orders/:id/lines', { params, body: { lines, seenRevision: 0 } })
    await testing.as(noa).call('PUT /api/orders/:id/quote', { params, body: quoteFor(request) })
    await testing.as(leilani).call('PUT /api/orders/:id/quote/accept', { params, body: {} })
    expect((await toSellers())[0]?.bodyText).toContain('2 × Lauhala chair, Smoked oak: $550.00')
    const sales = await testing.as(makana).call('GET /api/orders/sold', { query: {} })
    expect(sales).toMatchObject({ pieces: [{ price: 550 }], sold: { price: 550 } })
  },
)
