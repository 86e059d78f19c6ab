import { expect, test } from 'vitest'
import { quotedOrder } from '#tests/support/samples/document.ts'
import { letterShop as shop } from '#tests/support/letters/sample-letters.ts'
import { type DocumentOrder, documentFacts, documentTitle, paymentWords } from './document-words.ts'

const paidAt = new Date('2026-04-02T20:00:00Z')
const accepted: DocumentOrder = { ...quotedOrder, quoteStatus: 'accepted' }
const purchase: DocumentOrder = {
  ...quotedOrder,
  kind: 'purchase',
  quoteStatus: null,
  quotedAt: null,
  validUntil: null,
}
const nothingOpen = { ...purchase.payment, open: 0 }
const paid: DocumentOrder = { ...purchase, paidAt, paymentStatus: 'paid', status: 'processing' }

test.each<[string, string, DocumentOrder, string]>([
  [
    'a request',
    'Quote request',
    { ...quotedOrder, quoteStatus: 'requested' },
    'Your quote comes by email within 24-48 hours.',
  ],
  [
    'a request that is over',
    'Quote request',
    { ...quotedOrder, quoteStatus: 'requested', status: 'cancelled', payment: nothingOpen },
    'This quote request is canceled. Nothing is owed.',
  ],
  ['a quote', 'Quote', quotedOrder, 'When you accept, we hold the pieces for you'],
  [
    'a declined quote',
    'Quote',
    { ...quotedOrder, quoteStatus: 'declined', status: 'cancelled', payment: nothingOpen },
    'This quote has ended.',
  ],
  [
    'an expired quote',
    'Quote',
    { ...quotedOrder, quoteStatus: 'expired', status: 'cancelled', payment: nothingOpen },
    'This quote has ended.',
  ],
  ['an accepted quote', 'Order', accepted, 'The non-refundable deposit confirms your purchase order'],
  ['an order', 'Order', purchase, 'Pay by wire transfer or cheque from your payment page'],
  [
    'an order paid on delivery',
    'Order',
    { ...purchase, paymentMethod: 'cash_on_delivery' },
    'You pay when your order arrives. Have your reference LN-1042 at hand',
  ],
  [
    'a cancelled order',
    'Order',
    { ...purchase, status: 'cancelled', payment: nothingOpen },
    'This order is canceled. Nothing is owed.',
  ],
  ['a paid order', 'Invoice', paid, 'Thank you for your payment.'],
  ['a paid and cancelled order', 'Invoice', { ...paid, status: 'cancelled' }, 'This order is canceled.'],
  [
    'a paid and cancelled order whose money has not gone back',
    'Invoice',
    { ...paid, status: 'cancelled', payment: { ...paid.payment, credit: 4_000 } },
    'This order is canceled.\nWe owe you $40.00.',
  ],
  [
    'an order that was paid with more than was due',
    'Invoice',
    { ...paid, payment: { ...paid.payment, credit: 4_000 } },
    'Thank you for your payment.\nWe owe you $40.00.',
  ],
  [
    'a refunded order',
    'Invoice',
    { ...paid, status: 'cancelled', paymentStatus: 'refunded' },
    'marked this payment as refunded',
  ],
])('%s is headed "%s"', (_case, title, order, words) => {
  expect(documentTitle(order)).toBe(title)
  expect(paymentWords(order, shop).join('\n')).toContain(words)
})

test('a cancelled order that owes the fee of a returned cheque is not said to owe nothing', () => {
  const order: DocumentOrder = {
    ...purchase,
    status: 'cancelled',
    payment: { ...purchase.payment, open: 3_500 },
  }
  expect(paymentWords(order, shop)).toEqual(['This order is canceled.'])
})

test('dates are those of the store', () => {
  expect(documentFacts(quotedOrder, shop)).toEqual([
    ['Number', 'LN-1042'],
    ['Date', 'March 13, 2026'],
    ['Valid until', 'March 26, 2026'],
  ])
  expect(documentFacts(paid, shop)).toEqual([
    ['Number', 'LN-1042'],
    ['Date', 'March 11, 2026'],
    ['Paid', 'April 2, 2026'],
  ])
})
