import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { inventory, stockHistory } from '#server/db/schema/inventory.ts'
import { quoteFor, shippingAddress } from '#tests/support/seed/order.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { lettersIn, refusalOf, stockIn } from '#tests/support/books/order-books.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { emails } from '#server/db/schema/emails.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

let chair = ''

/** Four chairs and a lamp make a set; nine chairs give two. */
beforeEach(async () => {
  chair = await seedProduct(shop.shop.db, { stock: 9 })
  await seedPackage(shop.shop.db, {
    items: [
      { room: 'Dining area', product: chair, quantity: 4 },
      { room: 'Living room', name: 'Floor lamp' },
    ],
  })
})

async function request(quantity = 1) {
  const orderItems = [
    { packageId: 'minimalist', quantity },
    { product: chair, quantity: 1 },
  ]
  return (await shop.as(leilani).call('POST /api/orders', { body: { orderItems, shippingAddress } })).order
}

async function quoted(quantity = 1) {
  const requested = await request(quantity)
  const ask = { params: { id: requested._id }, body: quoteFor(requested) }
  return (await shop.as(noa).call('PUT /api/orders/:id/quote', ask)).order
}

const accept = (id: string) => shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id } })

test('a quote request holds the package as one line, without a price and without stock', async () => {
  const order = await request(3)
  expect(order).toMatchObject({
    kind: 'quote',
    quoteStatus: 'requested',
    itemsPrice: 0,
    shippingPrice: 0,
    taxPrice: 0,
    totalPrice: 0,
    orderItems: [
      { packageId: 'minimalist', product: null, quantity: 3, price: null, pieces: [{}, {}] },
      { packageId: null, product: chair, pieces: [] },
    ],
  })
  expect(order.orderItems[0]).not.toHaveProperty('listPrice')
  expect(await stockIn(shop.shop.db)).toEqual({ default: 9 })
  const studio = await shop.as(noa).call('GET /api/orders/:id', { params: { id: order._id } })
  expect(studio.order.orderItems).toMatchObject([{ listPrice: 1999 }, { listPrice: 100 }])
})

test('the studio prices the line as one, and accepting takes all of its pieces', async () => {
  const quote = await quoted(2)
  expect(quote.orderItems).toMatchObject([{ price: 550, quantity: 2 }, { price: 550 }])
  const { order } = await accept(quote._id)
  expect(order).toMatchObject({ quoteStatus: 'accepted', itemsPrice: 1650 })
  expect(await stockIn(shop.shop.db)).toEqual({ default: 0 })
  expect(await shop.shop.db.select().from(stockHistory)).toMatchObject([
    { productId: chair, change: -9, quantityAfter: 0, cause: 'order_placed', orderId: quote._id },
  ])
})

test('a quote whose pieces went meanwhile stays open, and says how many sets are left', async () => {
  const quote = await quoted(2)
  await shop.shop.db.update(inventory).set({ quantity: 7 }).where(eq(inventory.productId, chair))
  expect(await refusalOf(shop.shop.db, () => accept(quote._id))).toMatchObject({
    code: 'out_of_stock',
    body: { available: { 'orderItems.0.quantity': 1, 'orderItems.1.quantity': 7 } },
  })
  const { order } = await shop.as(leilani).call('GET /api/orders/:id', { params: { id: quote._id } })
  expect(order.quoteStatus).toBe('quoted')
})

test('letters name the package as one line with its items; the paper lists them by room', async () => {
  const quote = await quoted()
  expect(await lettersIn(shop.shop.db)).toContain('quote-ready → leilani@example.com')
  const [letter] = await shop.shop.db.select().from(emails).where(eq(emails.letter, 'quote-ready'))
  expect(letter?.bodyText).toContain('1 × Minimalist package, 5 items: $550.00')
  expect(letter?.bodyText).not.toContain('Floor lamp')
  const pdf = await shop.as(leilani).call('GET /api/orders/:id/document.pdf', { params: { id: quote._id } })
  const page = await textOf(pdf)
  expect(page).toContain('Minimalist package')
  expect(page).toContain('5 items')
  expect(page).toContain('Dining area: 4 × Reed chair')
  expect(page).toContain('Living room: Floor lamp')
})

async function textOf(pdf: Blob): Promise<string> {
  return readPdf(Buffer.from(await pdf.arrayBuffer())).join('\n')
}
