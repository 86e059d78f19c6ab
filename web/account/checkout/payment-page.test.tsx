import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/draw-private-page.tsx'
import { sampleInstructions } from '#tests/support/sample-instructions.ts'
import { sampleOrder, sampleRequest } from '#tests/support/sample-order.ts'
import { ask } from '#web/api/ask.ts'
import { CallError } from '#web/api/call-error.ts'
import type { ShownOrder } from '#web/parts/order-state.ts'
import PaymentPage from './payment-page.tsx'

const id = sampleOrder()._id
const evidence = {
  name: 'transfer.png',
  contentType: 'image/png',
  size: 2048,
  url: '/api/files/77777777-7777-4777-8777-777777777777?expires=1',
}

function draw(answer: ShownOrder | Error, { search = '', quoteMode = false } = {}): string {
  return drawPrivatePage(<PaymentPage />, {
    path: `/payment/${id}${search}`,
    route: '/payment/:orderId',
    general: { quoteMode },
    answers: [
      [ask('GET /api/orders/:id', { params: { id } }), answer instanceof Error ? answer : { order: answer }],
      [ask('GET /api/payment/instructions'), { instructions: sampleInstructions() }],
    ],
  })
}

/** The tab that is open. */
function openTab(html: string): string | undefined {
  return /<button[^>]*aria-selected="true"[^>]*>([^<]*)/.exec(html)?.[1]
}

test('there is a tab for each way to pay, and the card is only announced', () => {
  const html = draw(sampleOrder())
  expect(openTab(html)).toBe('Wire Transfer')
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Credit Card \(Coming Soon\)/)
  for (const words of [
    'Bank name',
    'Account name',
    'Account number',
    'Routing number',
    'Payable to',
    'Mailing address',
  ])
    expect(html).toContain(words)
  expect(html).toContain('Write deadbeef in the transfer.')
  expect(html).toContain('Write deadbeef on the cheque.')
  expect(html).toContain('These are our only bank details')
})

test('the tab of the method that was chosen is open, until another is asked for', () => {
  expect(openTab(draw(sampleOrder({ paymentMethod: 'cheque' })))).toBe('Cheque')
  expect(openTab(draw(sampleOrder({ paymentMethod: 'cheque' }), { search: '?tab=wire_transfer' }))).toBe(
    'Wire Transfer',
  )
  expect(openTab(draw(sampleOrder({ paymentMethod: 'credit_card' })))).toBe('Wire Transfer')
})

test('evidence is asked for once, whatever the number of tabs', () => {
  const html = draw(sampleOrder())
  expect(html.match(/type="file"/g)).toHaveLength(1)
  expect(html).toContain('JPEG, PNG or PDF, under 5 MB.')
})

test('evidence that waits for its check is shown, with when it came', () => {
  const html = draw(
    sampleOrder({
      hasEvidence: true,
      paymentEvidence: evidence,
      paymentEvidenceUploadedAt: '2026-11-21T01:30:00.000Z',
    }),
  )
  expect(html).toContain('We have it.')
  expect(html).toContain('Nov 20, 2026, 3:30')
  expect(html).not.toContain('type="file"')
})

test('a rejected payment gives the reason and takes new evidence', () => {
  const html = draw(
    sampleOrder({
      paymentStatus: 'rejected',
      paymentNote: 'Another amount.',
      hasEvidence: true,
      paymentEvidence: evidence,
    }),
  )
  expect(html).toContain('We could not verify your payment.')
  expect(html).toContain('Another amount.')
  expect(html).toContain('type="file"')
})

test('a verified payment shows its evidence and asks for nothing', () => {
  const html = draw(sampleOrder({ paymentStatus: 'paid', hasEvidence: true, paymentEvidence: evidence }))
  expect(html).toContain('Your payment is verified')
  expect(html).toContain('transfer.png')
  expect(html).not.toContain('Bank name')
})

test('an accepted quote is paid for although the shop is in quote mode', () => {
  const accepted = sampleRequest({ quoteStatus: 'accepted', totalPrice: 1320 })
  expect(openTab(draw(accepted, { quoteMode: true }))).toBe('Wire Transfer')
})

test.each([
  ['a request without a price', sampleRequest()],
  ['a quote that waits for its answer', sampleRequest({ quoteStatus: 'quoted' })],
  ['a canceled order', sampleOrder({ status: 'cancelled' })],
  ['an order paid without evidence', sampleOrder({ paymentStatus: 'paid', isPaid: true })],
])('%s has no payment page', (_case, order) => {
  expect(draw(order)).toBe('')
})

test('an order that is not there says so', () => {
  expect(draw(new CallError({ status: 404, code: 'order_not_found', message: 'x' }))).toContain(
    'Order not found.',
  )
  expect(draw(new CallError({ status: 503, code: 'unavailable', message: 'x' }))).toContain(
    'Failed to load order details',
  )
})
