import type { Letter, LetterShop } from '#server/outbox/letter.ts'
import type { LetterOrder } from '#server/documents/document-words.ts'
import type { LetterName } from '#tests/support/letters/letter-names.ts'
import { lowStockLetter } from '#server/stock/letters.ts'
import { letterCustomer as customer, letterOrder, letterRequest as request } from './sample-letters.ts'
import { orderLetter } from '#server/orders/letters.ts'
import { sellerLetter } from '#server/orders/seller-letters.ts'
import { designLetter, type LetterRequest } from '#server/designs/letters.ts'
import { lettersOfQuestions } from './letters-of-questions.ts'
import { accountLetter } from '#server/users/letters.ts'

const reason = 'The receipt is cut off at the right, so we cannot read the amount.'
const words = `Low pieces along the window keep the view.\n${'W'.repeat(60)}`
const lastDay = 'December 2, 2026'
const commentPlace = 'concept 2, page 1'

/** Every letter that the shop writes, filled with long names, sums and words, its pieces with `picture`. */
export function everyLetter(shop: LetterShop, picture: string): Letter[] {
  const order = fullOrder(picture)
  const letters: Record<LetterName, Letter | Letter[]> = {
    ...lettersOfAccounts(shop),
    ...lettersOfQuestions({ customer, shop, productId: null }, words),
    ...lettersOfQuotes(shop, order),
    ...lettersOfOrders(shop, order),
    ...lettersOfDesigns(shop, order),
  }
  return Object.values(letters).flat()
}

function fullOrder(picture: string): LetterOrder {
  const [sofa, lamp] = letterOrder.items
  if (!sofa || !lamp) throw new Error('The sample order is empty')
  const table = 'Monkeypod dining table with two extension leaves and a bench that tucks under it'
  const finish = 'Oiled Kaʻiulani koa, hand-rubbed, with blackened brass feet'
  return {
    ...letterOrder,
    items: [
      { ...sofa, picture },
      { name: table, finish, quantity: 12, unitPrice: 1_234_500, picture },
      { ...lamp, picture: '' },
      { name: 'W'.repeat(60), finish: '', quantity: 1, unitPrice: 100, picture },
    ],
    totalPrice: 15_914_780,
    note: words,
  }
}

function lettersOfAccounts(shop: LetterShop) {
  const about = { customer, shop }
  const pieces = [
    { name: 'Reef floor lamp', finish: '', quantity: 0 },
    { name: 'W'.repeat(60), finish: 'Smoked oak', quantity: 4 },
  ]
  return {
    welcome: accountLetter('welcome', about),
    'account-opened': accountLetter('account-opened', about),
    'account-closed': accountLetter('account-closed', about),
    'email-changed': accountLetter('email-changed', about, { newEmail: 'leilani@kailua.example' }),
    'prove-email': accountLetter('prove-email', about),
    'temporary-password': accountLetter('temporary-password', about, { tempPassword: '7K2M-QX4D-09VT-HB5N' }),
    'password-changed': accountLetter('password-changed', about),
    'studio-low-stock': lowStockLetter({ pieces, threshold: 5, shop }),
  }
}

function lettersOfQuotes(shop: LetterShop, order: LetterOrder) {
  const about = { customer, order, shop }
  const items = order.items.map((item) => ({ ...item, unitPrice: null }))
  const unpriced = { ...about, order: { ...order, items } }
  return {
    'quote-request-received': orderLetter('quote-request-received', unpriced),
    'quote-ready': orderLetter('quote-ready', about),
    'quote-expiring': orderLetter('quote-expiring', about),
    'quote-expired': orderLetter('quote-expired', about),
    'quote-accepted': orderLetter('quote-accepted', about),
    'quote-declined': orderLetter('quote-declined', about, { reason }),
    'studio-new-quote': orderLetter('studio-new-quote', unpriced),
    'studio-quote-accepted': orderLetter('studio-quote-accepted', about),
    'studio-quote-declined': orderLetter('studio-quote-declined', about, { reason }),
  }
}

function lettersOfOrders(shop: LetterShop, order: LetterOrder) {
  const about = { customer, order, shop }
  const paid = { ...about, order: { ...order, paidAt: new Date('2026-04-02T20:00:00Z') } }
  const sale = { customer, shop, number: order.number, buyer: 'Leilani Akana, Oʻahu', lines: [words] }
  return {
    'order-received': [
      orderLetter('order-received', about),
      orderLetter('order-received', { ...about, order: { ...order, paymentMethod: 'cash_on_delivery' } }),
    ],
    'payment-evidence-received': orderLetter('payment-evidence-received', about),
    'payment-approved': [
      orderLetter('payment-approved', paid),
      orderLetter('payment-approved', { ...paid, order: { ...paid.order, status: 'delivered' } }),
    ],
    'payment-part': [
      orderLetter('payment-part', about, { receivedAmount: '$7,957.39' }),
      orderLetter(
        'payment-part',
        { ...about, order: { ...order, status: 'cancelled' } },
        { receivedAmount: '$1.00' },
      ),
    ],
    'payment-due': orderLetter('payment-due', about),
    'deposit-last-call': orderLetter('deposit-last-call', about, { lastDay }),
    'hold-released': orderLetter('hold-released', about, { lastDay }),
    'payment-rejected': [
      orderLetter('payment-rejected', about, { reason }),
      orderLetter('payment-rejected', { ...about, order: { ...order, status: 'cancelled' } }, { reason }),
    ],
    'order-shipped': orderLetter('order-shipped', about),
    'order-message': [
      orderLetter('order-message', about, { message: words }),
      orderLetter('order-message:to-studio', about, { message: words }),
      orderLetter('order-message:asks-change', about, { message: words }),
      orderLetter('order-message:several', about, { messageCount: '2', messages: words }),
      orderLetter('order-message:several-to-studio', about, { messageCount: '2', messages: words }),
    ],
    'order-delivered': orderLetter('order-delivered', about),
    'order-canceled': [
      orderLetter('order-canceled', about, { reason }),
      orderLetter('order-canceled', paid, { reason }),
    ],
    'order-refunded': [
      orderLetter('order-refunded', paid),
      orderLetter('order-refunded:part', paid, { amount: '$660.00', details: words }),
    ],
    'cheque-bounced': orderLetter('cheque-bounced', about, { amount: '$15,660.00', details: words }),
    'credit-note': orderLetter('credit-note', paid, { amount: '$660.00', details: words }),
    'refund-approved': orderLetter('refund-approved', paid, { amount: '$660.00', details: words }),
    'studio-new-order': orderLetter('studio-new-order', about),
    'studio-payment-evidence': orderLetter('studio-payment-evidence', about),
    'studio-canceled-with-payment': orderLetter('studio-canceled-with-payment', about, { reason }),
    'seller-sold': sellerLetter('seller-sold', sale),
    'seller-sale-canceled': sellerLetter('seller-sale-canceled', sale),
  }
}

function lettersOfDesigns(shop: LetterShop, { items }: LetterOrder) {
  const about = { customer, request, shop }
  const inState = (state: Partial<LetterRequest>) => ({ ...about, request: { ...request, ...state } })
  const inReview = inState({ status: 'review', paymentStatus: 'paid', revisionCount: 1 })
  const part = { receivedAmount: '$200.00', openAmount: '$300.00' }
  const unpriced = items.map((item) => ({ ...item, unitPrice: null }))
  return {
    'design-request-received': designLetter('design-request-received', about),
    'design-payment-due': designLetter('design-payment-due', about),
    'design-payment-approved': [
      designLetter('design-payment-approved', about),
      designLetter('design-payment-approved:begun', inReview),
    ],
    'design-payment-part': [
      designLetter('design-payment-part', about, part),
      designLetter('design-payment-part', inState({ status: 'cancelled' }), part),
    ],
    'design-payment-rejected': designLetter('design-payment-rejected', about, { reason }),
    'concept-ready': [
      designLetter('concept-ready', inReview, { note: words }),
      designLetter('concept-ready:furnished', { ...inReview, items: unpriced }, { note: words }),
    ],
    'revision-received': designLetter('revision-received', about, { details: words }),
    'design-comment': [
      designLetter('design-comment', about, { commentPlace, comment: words }),
      designLetter('design-comment:to-studio', about, { commentPlace, comment: words }),
      designLetter('design-comment:several', about, { commentCount: '2', comments: words }),
      designLetter('design-comment:several-to-studio', about, { commentCount: '2', comments: words }),
    ],
    'product-suggestions': designLetter('product-suggestions', {
      ...about,
      items: unpriced,
    }),
    'design-completed': designLetter('design-completed', about),
    'design-request-declined': designLetter('design-request-declined', about, { reason }),
    'design-request-withdrawn': designLetter('design-request-withdrawn', about),
    'design-request-canceled': designLetter('design-request-canceled', inState({ paymentStatus: 'paid' }), {
      reason,
    }),
    'design-fee-refunded': [
      designLetter('design-fee-refunded', about),
      designLetter('design-fee-refunded:part', about, { amount: '$60.00', details: words }),
    ],
    'studio-design-evidence': designLetter('studio-design-evidence', about),
    'studio-design-withdrawn-with-payment': designLetter('studio-design-withdrawn-with-payment', about),
    'studio-new-design-request': designLetter('studio-new-design-request', about),
    'studio-revision-requested': designLetter('studio-revision-requested', about, { details: words }),
    'studio-piece-swapped': designLetter('studio-piece-swapped', about, { details: words }),
    'studio-design-answered': designLetter(
      'studio-design-answered',
      inState({ answer: 'rejected', feedback: words }),
    ),
  }
}
