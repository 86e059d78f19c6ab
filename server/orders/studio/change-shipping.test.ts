import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { seedOrder, shippingAddress } from '#tests/support/seed/order.ts'
import { orderBooks, refusalOf } from '#tests/support/books/order-books.ts'
import { kai, leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const elsewhere = { ...shippingAddress, address: '4 Banyan Drive', city: 'Hilo', postalCode: '96720' }
const change = (id: string, body: object, person: Person = noa) =>
  shop.as(person).call('PUT /api/orders/:id', { params: { id }, body })
const refused = (id: string, body: object, person?: Person) =>
  refusalOf(shop.shop.db, () => change(id, body, person))
const setStatus = (id: string, status: string) =>
  shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status } })

test('the studio sends an order to another address; its totals stay', async () => {
  const { _id } = await seedOrder(shop)
  const { order } = await change(_id, { shippingAddress: elsewhere })
  expect(order).toMatchObject({ shippingAddress: elsewhere, totalPrice: 660, shippingPrice: 0, taxPrice: 60 })
  expect(order.history.at(-1)).toMatchObject({
    type: 'address_changed',
    title: 'Delivery address changed',
    description: '4 Banyan Drive, Hilo, HI 96720',
  })
})

test('an address that another has changed meanwhile is not written over, and the same change again is none', async () => {
  const { _id } = await seedOrder(shop)
  await change(_id, { shippingAddress: elsewhere, seenAddress: shippingAddress })
  const third = { ...elsewhere, address: '9 Banyan Drive' }
  expect(await refused(_id, { shippingAddress: third, seenAddress: shippingAddress })).toMatchObject({
    status: 409,
    code: 'stale',
  })
  const { order } = await change(_id, { shippingAddress: elsewhere, seenAddress: shippingAddress })
  expect(order.history.filter(({ type }) => type === 'address_changed')).toHaveLength(1)
  expect((await change(_id, { shippingAddress: third, seenAddress: elsewhere })).order).toMatchObject({
    shippingAddress: third,
  })
})

test('leaves one row in the audit log, with both addresses', async () => {
  const { _id } = await seedOrder(shop)
  await change(_id, { shippingAddress: elsewhere })
  expect(await shop.shop.db.select().from(auditLog).where(eq(auditLog.objectId, _id))).toMatchObject([
    {
      actorId: noa.id,
      action: 'order.shipping_changed',
      before: { shippingAddress },
      after: { shippingAddress: elsewhere },
    },
  ])
})

test('address and tracking number together are two events and one change', async () => {
  const { _id } = await seedOrder(shop)
  const { order } = await change(_id, { shippingAddress: elsewhere, trackingNumber: 'YM-204' })
  expect(order.history.slice(1).map(({ type, description }) => [type, description])).toEqual([
    ['shipping_changed', 'YM-204'],
    ['address_changed', '4 Banyan Drive, Hilo, HI 96720'],
  ])
  const rows = await shop.shop.db.select().from(auditLog).where(eq(auditLog.objectId, _id))
  expect(rows.map(({ after }) => Object.keys(after as object))).toEqual([
    ['trackingNumber', 'shippingAddress'],
  ])
})

test('the address it has already changes nothing, in whatever order its fields come', async () => {
  const { _id } = await seedOrder(shop)
  const books = await orderBooks(shop.shop.db)
  shop.wait(1000)
  const turned = Object.fromEntries(Object.entries(shippingAddress).toReversed())
  await change(_id, { shippingAddress: turned })
  expect(await orderBooks(shop.shop.db)).toEqual(books)
})

test('what is on its way can be redirected', async () => {
  const { _id } = await seedOrder(shop)
  await setStatus(_id, 'shipped')
  expect((await change(_id, { shippingAddress: elsewhere })).order.shippingAddress).toEqual(elsewhere)
})

test.each(['delivered', 'cancelled'])(
  'what is %s goes nowhere else, and takes none of the rest',
  async (status) => {
    const { _id } = await seedOrder(shop)
    await setStatus(_id, status)
    const body = { shippingAddress: elsewhere, trackingNumber: 'YM-204' }
    expect(await refused(_id, body)).toMatchObject({ status: 409, code: 'illegal_state' })
    const same = await change(_id, { shippingAddress, trackingNumber: 'YM-204' })
    expect(same.order.trackingNumber).toBe('YM-204')
  },
)

test.each([
  ['no name', { fullName: '' }, { 'shippingAddress.fullName': 'Full name is required' }],
  ['a country we do not ship to', { country: 'FR' }, { 'shippingAddress.country': 'Country is required' }],
  ['no number', { phone: 'call me' }, { 'shippingAddress.phone': 'Please enter a valid phone number' }],
])('an address with %s is refused', async (_case, wrong, fields) => {
  const { _id } = await seedOrder(shop)
  const body = { shippingAddress: { ...elsewhere, ...wrong } }
  expect(await refused(_id, body)).toMatchObject({ status: 400, code: 'validation_failed', fields })
})

test.each([
  ['another customer', kai, 404, 'order_not_found'],
  ['a seller', makana, 404, 'order_not_found'],
  ['visitors', nobody, 401, 'not_signed_in'],
] as const)('%s cannot', async (_case, person, status, code) => {
  const { _id } = await seedOrder(shop)
  expect(await refused(_id, { shippingAddress: elsewhere }, person)).toMatchObject({ status, code })
})

describe('its customer', () => {
  test('sends it to another address while it is pending and unpaid; the audit log is not about that', async () => {
    const { _id } = await seedOrder(shop)
    const { audit } = await orderBooks(shop.shop.db)
    const { order } = await change(_id, { shippingAddress: elsewhere }, leilani)
    expect(order).toMatchObject({ shippingAddress: elsewhere, totalPrice: 660 })
    expect(order.history.at(-1)).toMatchObject({ type: 'address_changed' })
    expect((await orderBooks(shop.shop.db)).audit).toBe(audit)
  })

  test.each([{ trackingNumber: 'YM-204' }, { shippingMethod: 'Air' }])(
    'decides nothing else: %j',
    async (body) => {
      const { _id } = await seedOrder(shop)
      const ask = { ...body, shippingAddress: elsewhere }
      expect(await refused(_id, ask, leilani)).toMatchObject({ status: 403, code: 'forbidden' })
    },
  )

  test('not to another country, for which the totals were not made', async () => {
    const { _id } = await seedOrder(shop)
    const body = { shippingAddress: { ...elsewhere, country: 'AU' } }
    expect(await refused(_id, body, leilani)).toMatchObject({
      status: 400,
      fields: { 'shippingAddress.country': 'To send it to another country, please contact us' },
    })
  })

  test('not once it is worked on, nor once it is paid', async () => {
    const { _id } = await seedOrder(shop)
    await setStatus(_id, 'processing')
    const body = { shippingAddress: elsewhere }
    expect(await refused(_id, body, leilani)).toMatchObject({ status: 409, code: 'illegal_state' })
    await shop.as(noa).call('PUT /api/payment/confirm/:id', { params: { id: _id } })
    await setStatus(_id, 'pending')
    expect(await refused(_id, body, leilani)).toMatchObject({ status: 409, code: 'illegal_state' })
  })
})

test.each([
  ['its customer', leilani],
  ['the studio', noa],
])('what the shop says of an order can be sent back by %s, and changes nothing', async (_who, person) => {
  const { _id: id } = await seedOrder(shop)
  const { order } = await shop.as(person).call('GET /api/orders/:id', { params: { id } })
  const before = await orderBooks(shop.shop.db)
  shop.wait(60_000)
  expect((await change(id, order, person)).order).toEqual(order)
  expect(await orderBooks(shop.shop.db)).toEqual(before)
})

test.each(['totalPrice', 'isPaid', 'colour'])('%s is not taken, and refused by its name', async (name) => {
  const { _id: id } = await seedOrder(shop)
  expect(
    await refusalOf(shop.shop.db, () => change(id, { trackingNumber: 'HI-1', [name]: 1 })),
  ).toMatchObject({
    status: 400,
    fields: { [name]: `${name} cannot be changed here` },
  })
})
