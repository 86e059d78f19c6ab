import { expect, test } from 'vitest'
import { leilani } from '#tests/support/people.ts'
import { sampleRoom } from '#tests/support/seed/board.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { messageCalls } from '#tests/support/seed/messages.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()

async function download(): Promise<Record<string, unknown>> {
  const file = await testing.as(leilani).call('GET /api/users/profile/data.json')
  return JSON.parse(await file.text()) as Record<string, unknown>
}

test('the file holds the account and all that belongs to it', async () => {
  const { as } = testing
  const product = await seedListed(testing.shop)
  await as(leilani).call('POST /api/cart/add', { body: { productId: product } })
  await as(leilani).call('POST /api/wishlist/add', { body: { productId: product } })
  const room = { name: 'Living room', content: sampleRoom() }
  for (let plan = 0; plan < 2; plan++) await as(leilani).call('POST /api/boards', { body: room })
  const data = await download()
  expect(data).toMatchObject({
    account: { email: leilani.email },
    signedIn: [{}],
    orders: [],
    cart: [{ quantity: 1 }],
    wishlist: [expect.any(String)],
    'plan 1: Living room': { pieces: expect.anything() },
    'plan 2: Living room': { pieces: expect.anything() },
  })
  expect(JSON.stringify(data)).not.toMatch(/password|token/i)
})

test('an open quote shows no price in it, and what was written about it is there', async () => {
  const body = orderForm(await seedProduct(testing.shop.db, { name: 'Reed chair', priceCents: 777_77 }))
  await testing.as(leilani).call('POST /api/orders', { body })
  const { orders } = await testing.as(leilani).call('GET /api/orders/myorders')
  await messageCalls(testing).write(leilani, orders[0]?._id ?? '', { text: 'In oak?' })
  const data = await download()
  expect(data).toMatchObject({
    messages: [{ text: 'In oak?' }],
    orders: [
      {
        items: [{ name: 'Reed chair', price: null }],
        shippingAddress: { city: expect.any(String) },
      },
    ],
  })
  // A random id may hold three sevens.
  expect(JSON.stringify(data)).not.toMatch(/777\.77|77777/)
})

test('amounts are in dollars, as everywhere outside', async () => {
  await testing.set('general', { quoteMode: false })
  const body = orderForm(await seedProduct(testing.shop.db, { name: 'Reed chair', priceCents: 777_50 }))
  await testing.as(leilani).call('POST /api/orders', { body })
  const { orders } = await testing.as(leilani).call('GET /api/orders/myorders')
  await seedRequest(testing, leilani)
  const { requests } = await testing.as(leilani).call('GET /api/design-requests/my-requests')
  const data = await download()
  expect(data).toMatchObject({
    orders: [{ ...orders[0], items: [{ name: 'Reed chair', quantity: 1, price: 777.5 }] }],
    designs: [requests[0]],
  })
})
