import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { quoteFor, seedQuoteRequest } from '#tests/support/seed/order.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { examine } from '#server/doctor/examine.ts'

const shop = testShop()
const studio = shop.as(noa)
const customer = shop.as(leilani)
const page = async (file: Promise<Blob>) => readPdf(Buffer.from(await (await file).arrayBuffer())).join('\n')

test('work in words goes all the way: accepted, deposit, invoice, slip, shipped, reports and books', async () => {
  const { _id: id, orderItems } = await seedQuoteRequest(shop)
  const params = { id }
  const lines = [
    ...orderItems.map(({ _id }) => ({ _id, quantity: 1, discount: { percent: 10 } })),
    { text: 'A shelf above it, made to fit', quantity: 1 },
  ]
  const { order: drafted } = await studio.call('PUT /api/orders/:id/lines', {
    params,
    body: { lines, seenRevision: 0 },
  })
  const body = quoteFor({ orderItems: drafted.quote?.draft ?? [] })
  await studio.call('PUT /api/orders/:id/quote', { params, body })
  const { order } = await customer.call('PUT /api/orders/:id/quote/accept', { params, body: {} })
  expect(order).toMatchObject({ itemsPrice: 1100, discount: 80, totalPrice: 1095 })
  expect(order.payment).toMatchObject({ open: 1095, dues: [{ amount: 547.5 }, { amount: 547.5 }] })

  const pay = (amount: number) =>
    studio.call('PUT /api/orders/:id/verify-payment', { params, body: { status: 'paid', amount } })
  await pay(547.5)
  expect(await page(studio.call('GET /api/orders/:id/packing-slip.pdf', { params }))).toContain(
    'A shelf above it, made to fit1',
  )
  await pay(547.5)
  const invoice = await page(customer.call('GET /api/orders/:id/document.pdf', { params }))
  for (const words of [
    'Invoice',
    'A shelf above it, made to fit1$550.00$550.00',
    '10% off: −$55.00',
    'Total$1,095.00',
  ])
    expect(invoice).toContain(words)
  const move = (status: string) => studio.call('PUT /api/orders/:id/status', { params, body: { status } })
  await move('shipped')
  await move('delivered')
  const query = { dateRange: 'today' } as const
  const report = async (reportType: 'products' | 'categories') =>
    studio.call('GET /api/sales/report', { query: { ...query, reportType } })
  expect((await report('products')).topProducts).toContainEqual(
    expect.objectContaining({ name: 'Custom work', sku: '', product: null, revenue: 550 }),
  )
  expect((await report('categories')).categoryPerformance).toContainEqual(
    expect.objectContaining({ name: 'Custom work', revenue: 550 }),
  )
  expect(await examine(shop.shop)).toEqual([])
})
