import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleOrder, sampleRequest } from '#tests/support/samples/order.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import MyOrdersPage from './my-orders-page.tsx'

const question = ask('GET /api/orders/myorders')

function draw(answer?: object): string {
  return drawPrivatePage(<MyOrdersPage />, {
    path: '/account/orders',
    answers: answer ? [[question, answer]] : [],
  })
}

const list = (...orders: ReturnType<typeof sampleOrder>[]) => draw({ orders })
const payNow = `href="/payment/${sampleOrder()._id}"`

test('an order shows its reference, day, total, items, status and payment, and the ways on', () => {
  const html = list(sampleOrder())
  for (const words of [
    'My Collection Orders',
    'LN-1042',
    'deadbeef',
    'Nov 20, 2026',
    '$1,320.00',
    '2 items',
    'Pending',
    'Pay Now',
  ])
    expect(html).toContain(words)
  expect(html).toContain(`href="/account/orders/${sampleOrder()._id}"`)
  expect(html).toContain(payNow)
})

test('a request waits for its price and cannot be paid', () => {
  const html = list(sampleRequest())
  expect(html).toContain('Quote Pending')
  expect(html).toContain('Pending Review')
  expect(html).not.toContain('$0.00')
  expect(html).not.toContain(payNow)
  expect(html).toContain('Nothing due')
  expect(html).not.toContain('>Pending<')
})

test('of a request that was canceled before it was priced no quote is pending', () => {
  const html = list(sampleRequest({ status: 'cancelled' }))
  expect(html).toContain('Not priced')
  expect(html).not.toContain('Quote Pending')
})

test.each([
  ['placed at list prices', sampleOrder(), false],
  ['quoted', sampleRequest({ quoteStatus: 'quoted' }), true],
  ['accepted', sampleRequest({ quoteStatus: 'accepted' }), false],
  ['declined', sampleRequest({ quoteStatus: 'declined', status: 'cancelled' }), true],
  ['canceled before it was paid', sampleOrder({ status: 'cancelled' }), true],
  ['refunded', sampleOrder({ status: 'cancelled', paymentStatus: 'refunded' }), false],
])('of an order that is %s nothing is due: %s', (_case, order, isNothingDue) => {
  expect(list(order).includes('Nothing due')).toBe(isNothingDue)
})

test.each([
  ['paid', sampleOrder({ paymentStatus: 'paid' }), 'Paid'],
  ['paid with evidence', sampleOrder({ paymentStatus: 'paid', hasEvidence: true }), '>Paid<'],
  ['refunded', sampleOrder({ paymentStatus: 'refunded', status: 'cancelled' }), 'Refunded'],
  ['canceled', sampleOrder({ status: 'cancelled' }), 'Canceled'],
])('a %s order cannot be paid and says so', (_case, order, words) => {
  const html = list(order)
  expect(html).toContain(words)
  expect(html).not.toContain(payNow)
})

test('a paid order of which we owe something says both', () => {
  const { payment } = sampleOrder({ paymentStatus: 'paid' })
  const html = list(sampleOrder({ paymentStatus: 'paid', payment: payment && { ...payment, credit: 40 } }))
  expect(html).toContain('>Paid<')
  expect(html).toContain('We owe you $40.')
})

test('a rejected payment is said and can be paid again', () => {
  const html = list(sampleOrder({ paymentStatus: 'rejected' }))
  expect(html).toContain('Rejected')
  expect(html).toContain(payNow)
})

test('whoever has no orders is led to the collection', () => {
  const html = list()
  expect(html).toContain('You haven&#x27;t placed any orders yet')
  expect(html).toContain('href="/browse"')
})

test('a list that cannot be loaded says so and can be asked for again', () => {
  const html = draw(new CallError({ status: 503, code: 'unavailable', message: 'Away' }))
  expect(html).toContain('Failed to load your orders. Please try again.')
  expect(html).toContain('Try Again')
})

test('until there is an answer its shape stands there', () => {
  expect(draw()).toContain('aria-busy="true"')
})
