import { expect, test } from 'vitest'
import { seedOrder, seedSentQuote, orderForm } from '#tests/support/seed/order.ts'
import { seedSet } from '#tests/support/seed/package.ts'
import { leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const slip = (id: string, person: Person = noa) =>
  shop.as(person).call('GET /api/orders/:id/packing-slip.pdf', { params: { id } })
const pageOf = async (id: string) => readPdf(Buffer.from(await (await slip(id)).arrayBuffer())).join('\n')

test('an order is packed piece by piece, two sets of a package at once', async () => {
  await shop.set('general', { quoteMode: false })
  const { chair } = await seedSet(shop.shop.db)
  const orderItems = [
    { product: chair, quantity: 2 },
    { packageId: 'minimalist', quantity: 2 },
  ]
  const { order } = await shop
    .as(leilani)
    .call('POST /api/orders', { body: orderForm(chair, 1, { orderItems }) })
  const page = await pageOf(order._id)
  for (const words of [
    'Reed chair2',
    'Minimalist package, 2 sets',
    'Sofa2\nSmoked oak',
    'Floor lamp2',
    'Dining area',
    'Reed chair6',
    '12 Kuhio Avenue',
    'United States',
  ])
    expect(page).toContain(words)
  expect(page).not.toMatch(/\$|1,999|\b400\b/)
})

test('it is a file to be saved under the number of the order', async () => {
  const { _id: id, number } = await seedOrder(shop)
  const { headers } = await shop.http.inject({
    url: `/api/orders/${id}/packing-slip.pdf`,
    headers: { authorization: `Bearer ${noa.token}` },
  })
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`packing-slip-${number}.pdf`),
    'cache-control': 'private, no-store',
  })
})

test('a pickup says where', async () => {
  await shop.set('shipping', { allowLocalPickup: true, localPickupAddress: '12 Pier Street' })
  const { _id: id } = await seedOrder(shop)
  const item = await seedOrder(shop)
  const { order } = await shop.as(leilani).call('GET /api/orders/:id', { params: { id: item._id } })
  const [line] = order.orderItems
  const body = orderForm(line?.product ?? '', 1, { pickup: true })
  const picked = await shop.as(leilani).call('POST /api/orders', { body })
  expect(await pageOf(picked.order._id)).toMatch(/Local pickup[\s\S]*12 Pier Street/)
  expect(await pageOf(id)).not.toContain('Pier Street')
})

test('nothing is packed that nobody agreed to buy, or that is cancelled', async () => {
  const quote = await seedSentQuote(shop)
  await expect(slip(quote._id)).rejects.toMatchObject({ status: 409, code: 'illegal_state' })
  const { _id: id } = await seedOrder(shop)
  await shop.as(leilani).call('PUT /api/orders/:id/cancel', { params: { id } })
  await expect(slip(id)).rejects.toMatchObject({ status: 409, code: 'illegal_state' })
})

test.each([
  ['its customer', leilani, 'forbidden'],
  ['a seller', makana, 'forbidden'],
  ['a visitor', nobody, 'not_signed_in'],
])('%s gets none', async (_who, person, code) => {
  const { _id } = await seedOrder(shop)
  await expect(slip(_id, person)).rejects.toMatchObject({ code })
})
