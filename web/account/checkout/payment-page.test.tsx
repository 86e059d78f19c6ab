import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { openTab } from '#tests/support/pages/open-tab.ts'
import { sampleInstructions, withCashOnDelivery } from '#tests/support/samples/instructions.ts'
import { sampleOrder, sampleRequest } from '#tests/support/samples/order.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import PaymentPage from './payment-page.tsx'

const id = sampleOrder()._id
const evidence = {
  name: 'transfer.png',
  contentType: 'image/png',
  size: 2048,
  url: '/api/files/77777777-7777-4777-8777-777777777777?expires=1',
}

function draw(
  answer: ShownOrder | Error,
  { search = '', quoteMode = false, instructions = sampleInstructions() } = {},
): string {
  return drawPrivatePage(<PaymentPage />, {
    path: `/payment/${id}${search}`,
    route: '/payment/:orderId',
    general: { quoteMode },
    answers: [
      [ask('GET /api/orders/:id', { params: { id } }), answer instanceof Error ? answer : { order: answer }],
      [ask('GET /api/payment/instructions'), { instructions }],
    ],
  })
}

function wordsOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '')
}

test('there is a tab for each way to pay, and the card is only announced', () => {
  const html = draw(sampleOrder())
  expect(openTab(html)).toBe('Wire Transfer')
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Credit Card <span[^>]*>Coming Soon/)
  for (const words of [
    'Bank name',
    'Account name',
    'Account number',
    'Routing number',
    'Payable to',
    'Mailing address',
  ])
    expect(html).toContain(words)
  expect(html).toContain('Write LN-1042 in the transfer.')
  expect(html).toContain('Write LN-1042 on the cheque.')
  expect(html).toContain('These are our only bank details')
})

test('the tab of the method that was chosen is open, until another is asked for', () => {
  expect(openTab(draw(sampleOrder({ paymentMethod: 'cheque' })))).toBe('Cheque')
  expect(openTab(draw(sampleOrder({ paymentMethod: 'cheque' }), { search: '?tab=wire_transfer' }))).toBe(
    'Wire Transfer',
  )
  expect(openTab(draw(sampleOrder({ paymentMethod: 'credit_card' })))).toBe('Wire Transfer')
})

test('another way to pay is chosen by saying so, not by looking', () => {
  const cheque = sampleOrder({ paymentMethod: 'cheque' })
  expect(draw(cheque)).not.toContain('Your order says')
  const html = draw(cheque, { search: '?tab=wire_transfer' })
  expect(html).toContain('Your order says Cheque.')
  expect(html).toContain('Change to Wire Transfer')
})

test('whoever has no receipt can say that they have paid', () => {
  const html = draw(sampleOrder())
  expect(html).toContain('I have paid')
  expect(html).toMatch(/<input[^>]*name="reference"/)
})

const paymentClaim = {
  method: 'cheque',
  reference: '1042',
  claimedAt: '2026-11-21T01:30:00.000Z',
} as const

test('what was said about a payment stands there, and is not asked again', () => {
  const html = wordsOf(draw(sampleOrder({ paymentClaim })))
  expect(html).toContain('You told us on Nov 20, 2026 that you have paid by Cheque, reference 1042.')
  expect(html).not.toContain('I have paid')
  expect(html).toContain('Select File')
})

test.each([
  ['there is evidence', { hasEvidence: true, paymentEvidence: evidence }],
  ['the payment was rejected', { paymentStatus: 'rejected', paymentClaim }],
] as const)('a word is not enough any more when %s', (_case, change) => {
  const html = draw(sampleOrder(change))
  expect(html).not.toContain('I have paid')
  expect(html).not.toContain('You told us')
})

test('who pays on delivery sends nothing', () => {
  const html = draw(sampleOrder({ paymentMethod: 'cash_on_delivery' }), {
    instructions: withCashOnDelivery(),
  })
  expect(openTab(html)).toBe('Cash on Delivery')
  expect(html).toContain('You pay when your order arrives.')
  for (const words of ['type="file"', 'I have paid']) expect(html).not.toContain(words)
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
  ['an order refunded without evidence', sampleOrder({ paymentStatus: 'refunded', status: 'cancelled' })],
])('%s has no payment page', (_case, order) => {
  expect(draw(order)).toBe('')
})

test('an order that is not there says so', () => {
  expect(draw(new CallError({ status: 404, code: 'order_not_found', message: 'x' }))).toContain(
    'Order not found.',
  )
})

test('an order that cannot be loaded says why, and can be asked for again', () => {
  const html = draw(new CallError({ status: 503, code: 'unavailable', message: 'The shop is very busy.' }))
  for (const words of ['Failed to load order details', 'The shop is very busy.', 'Try Again'])
    expect(html).toContain(words)
})

test('a reply without an order is none', () => {
  const html = draw({ order: null } as never)
  expect(html).toContain('Failed to load order details')
})
