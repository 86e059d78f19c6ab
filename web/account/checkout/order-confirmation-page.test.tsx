import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleInstructions } from '#tests/support/samples/instructions.ts'
import { sampleOrder, sampleRequest } from '#tests/support/samples/order.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import OrderConfirmationPage from './order-confirmation-page.tsx'

const id = sampleOrder()._id

function draw(answer?: ShownOrder | Error): string {
  return drawPrivatePage(<OrderConfirmationPage />, {
    path: `/order/confirmation/${id}`,
    route: '/order/confirmation/:orderId',
    answers: [
      ...(answer ? [answered(answer)] : []),
      [ask('GET /api/payment/instructions'), { instructions: sampleInstructions() }],
    ],
  })
}

function answered(answer: ShownOrder | Error) {
  const question = ask('GET /api/orders/:id', { params: { id } })
  return [question, answer instanceof Error ? answer : { order: answer }] as const
}

test('a request is confirmed without figures, with what happens next', () => {
  const html = draw(sampleRequest())
  for (const words of [
    'We have your request',
    'within 24-48 hours',
    'Quote Pending',
    'Pending Review',
    'Reed chair',
  ])
    expect(html).toContain(words)
  for (const words of ['Quote Submitted', '12 Kuhio Avenue', 'What happens next'])
    expect(html).toContain(words)
  expect(html).not.toContain('Bank name')
  expect(html).not.toContain('$')
})

test('an order that is picked up is confirmed with the place, and any with what was wished', () => {
  const wishes = { access: '', day: '2026-12-24', note: 'Ring twice' } as const
  const html = draw(sampleOrder({ isPickup: true, deliveryWishes: wishes }))
  for (const words of ['You pick it up', 'December 24, 2026', 'Ring twice']) expect(html).toContain(words)
})

test('an order is confirmed with where its money goes, how much, and under which reference', () => {
  const html = draw(sampleOrder())
  for (const words of [
    'We have your order',
    'Bank of Hawaii (example)',
    '0000000001',
    'LN-1042',
    '$1,320.00',
  ])
    expect(html).toContain(words)
  for (const words of [
    'Payable to',
    'The returned check fee is $35.',
    '1-2 business days',
    '5-7 business days',
  ])
    expect(html).toContain(words)
  expect(html).toContain(`href="/payment/${id}"`)
})

test.each([
  ['an order', sampleOrder()],
  ['a request', sampleRequest()],
])('the confirmation of %s can be sent again', (_case, order) => {
  expect(draw(order)).toContain('Email me this again')
})

test('the payment step is open while the order waits for it', () => {
  const step = />Payment<\/a><\/li>/
  expect(draw(sampleOrder())).toMatch(step)
  expect(draw(sampleOrder({ paymentStatus: 'paid', isPaid: true }))).not.toMatch(step)
  expect(draw(sampleRequest())).not.toMatch(step)
})

test.each([
  ['an order', sampleOrder({ status: 'cancelled' })],
  ['a request', sampleRequest({ status: 'cancelled' })],
  ['a quote that waits for an answer', sampleRequest({ quoteStatus: 'quoted' })],
])('%s that is beyond its confirmation is looked at on its own page', (_case, order) => {
  expect(draw(order)).toBe('')
})

test('until there is an answer its shape stands there', () => {
  expect(draw()).toContain('aria-busy="true"')
})

test('a paid order has nothing left to pay', () => {
  const html = draw(sampleOrder({ paymentStatus: 'paid', isPaid: true }))
  expect(html).toContain('Nothing is left to pay for order LN-1042.')
  expect(html).not.toContain('Bank name')
})

test('payment on delivery names no bank', () => {
  const html = draw(sampleOrder({ paymentMethod: 'cash_on_delivery' }))
  expect(html).toContain('You pay when your order arrives.')
  expect(html).not.toContain('Bank name')
})

test('an order whose details cannot be had is there all the same', () => {
  const html = draw(new CallError({ status: 503, code: 'unavailable', message: 'Away' }))
  expect(html).toContain('Order was created but details are unavailable. Please check your orders page.')
  expect(html).toContain('href="/account/orders"')
  expect(html).toContain('Try Again')
})
