import { expect, test } from 'vitest'
import { productPictures } from '#server/db/schema/products.ts'
import { seedOrder, seedQuoteRequest, seedSentQuote, shippingAddress } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { kai, leilani, makana, nobody } from '#tests/support/people.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { testShop } from '#tests/support/test-shop.ts'

const HOUR = 60 * 60_000
const shop = testShop()

test('a customer sees their own orders, newest first, and nobody else’s', async () => {
  const first = await seedOrder(shop, { of: leilani })
  await seedOrder(shop, { of: kai })
  shop.wait(HOUR)
  const later = await seedQuoteRequest(shop, { of: leilani })
  const { orders: mine } = await shop.as(leilani).call('GET /api/orders/myorders')
  expect(mine.map((order) => order._id)).toEqual([later._id, first._id])
  expect(mine[1]).toMatchObject({ itemCount: 1, totalPrice: 660, status: 'pending', isPaid: false })
  expect(mine[0]).not.toHaveProperty('user')
  const none = await shop.as(makana).call('GET /api/orders/myorders')
  expect(none.orders).toEqual([])
})

test('a list shows an order by different pictures of its lines, three at most', async () => {
  const ids = []
  for (const key of [
    'pictures/sofa',
    'pictures/sofa',
    undefined,
    'pictures/bed',
    'pictures/desk',
    'pictures/bench',
  ]) {
    const id = await seedProduct(shop.shop.db)
    ids.push(id)
    const picture = { productId: id, position: 0, width: 1200, height: 1200, widths: [320, 1200] }
    if (key) await shop.shop.db.insert(productPictures).values({ ...picture, key })
  }
  const orderItems = ids.map((product) => ({ product, quantity: 1 }))
  const { order } = await shop.as(leilani).call('POST /api/orders', { body: { orderItems, shippingAddress } })
  const { orders: mine } = await shop.as(leilani).call('GET /api/orders/myorders')
  expect(mine[0]?.images.map((image) => image.split('/').at(-1))).toEqual([
    'sofa-320.webp',
    'bed-320.webp',
    'desk-320.webp',
  ])
  expect(order.images).toEqual(mine[0]?.images)
})

test('someone else’s order answers exactly as one that does not exist', async () => {
  const { _id: id } = await seedOrder(shop, { of: leilani })
  const unknown = '99999999-9999-4999-8999-999999999999'
  for (const path of ['', '/history', '/document.pdf']) {
    const ask = (orderId: string) =>
      shop.http.inject({
        url: `/api/orders/${orderId}${path}`,
        headers: { authorization: `Bearer ${kai.token}` },
      })
    const [foreign, absent] = [await ask(id), await ask(unknown)]
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe(absent.body)
    expect(foreign.json()).toMatchObject({ code: 'order_not_found', message: 'Order not found' })
  }
})

test('the order’s document is a PDF to be saved', async () => {
  const { _id } = await seedSentQuote(shop)
  const reply = await shop.http.inject({
    url: `/api/orders/${_id}/document.pdf`,
    headers: { authorization: `Bearer ${leilani.token}` },
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('application/pdf')
  expect(reply.headers['content-disposition']).toContain(
    `attachment; filename="quote-${await numberOf(shop, _id)}.pdf"`,
  )
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('the history is told to its customer, oldest first', async () => {
  const { _id: id } = await seedSentQuote(shop)
  const { history } = await shop.as(leilani).call('GET /api/orders/:id/history', { params: { id } })
  expect(history.map(({ title }) => title)).toEqual(['Quote requested', 'Quote sent'])
})

test('how to pay is told to whoever is signed in', async () => {
  const { instructions } = await shop.as(leilani).call('GET /api/payment/instructions')
  expect(instructions).toMatchObject({
    bank: { bankName: 'Bank of Hawaii (example)', accountName: 'Lānai Interiors LLC' },
    cheque: { payableTo: 'Lānai Interiors LLC' },
    phone: '(808) 555-0142',
    methods: [
      { method: 'wire_transfer', comingSoon: false },
      { method: 'cheque', comingSoon: false },
      { method: 'credit_card', comingSoon: true },
    ],
  })
  await shop.set('payment', { allowPaypal: true })
  const { instructions: announced } = await shop.as(leilani).call('GET /api/payment/instructions')
  expect(announced.methods.at(-1)).toEqual({ method: 'paypal', label: 'PayPal', comingSoon: true })
  await expect(shop.as(nobody).call('GET /api/payment/instructions')).rejects.toMatchObject({ status: 401 })
})

test('of very many orders the newest 500 are listed, and an older one opens by its address', async () => {
  const first = await seedOrder(shop)
  await shop.shop.db.execute(`
    insert into orders select (jsonb_populate_record(o, jsonb_build_object(
      'id', gen_random_uuid(), 'number', nextval('order_number'), 'created_at', o.created_at + place * interval '1 minute'))).*
    from orders o, generate_series(1, 500) as place`)
  const { orders: mine } = await shop.as(leilani).call('GET /api/orders/myorders')
  expect(mine).toHaveLength(500)
  expect(mine.some(({ _id }) => _id === first._id)).toBe(false)
  const { order } = await shop.as(leilani).call('GET /api/orders/:id', { params: { id: first._id } })
  expect(order._id).toBe(first._id)
})
