import {
  letterCustomer as customer,
  letterOrder as order,
  letterShop as shop,
} from '#tests/support/letters/sample-letters.ts'
import { testLetters } from '#tests/support/letters/letter-rows.ts'
import { orderLetter } from '../letters.ts'

const about = { customer, order, shop }
const unpriced = { ...order, items: order.items.map((item) => ({ ...item, unitPrice: null })) }
const reason = 'Short by $20'

testLetters([
  {
    letter: orderLetter('studio-new-order', about),
    to: shop.adminEmail,
    subject: 'New order LN-1042, $5,792.80',
    preheader: 'Leilani Akana, 3 items',
    says: 'Leilani Akana (leilani@example.com) placed an order on March 11, 2026, to be paid by wire transfer.',
    action: ['Open the order', 'https://lanai.example/admin/orders/LN-1042'],
  },
  {
    letter: orderLetter('studio-new-quote', { ...about, order: unpriced }),
    to: shop.adminEmail,
    subject: 'Quote request LN-1042 to answer',
    preheader: 'Leilani Akana, 3 items. Promised within 24-48 hours.',
    says: 'To: Leilani Akana, 1777 Kapiʻolani Boulevard, Apartment 1402, Honolulu, HI 96815, US',
    action: ['Price and send the quote', 'https://lanai.example/admin/orders/LN-1042'],
  },
  {
    letter: orderLetter('studio-quote-accepted', about),
    to: shop.adminEmail,
    subject: 'Quote LN-1042 accepted, $5,792.80',
    preheader: 'Leilani Akana. Stock is held; payment is pending.',
    says: 'Leilani Akana accepted the quote of $5,792.80.',
    action: ['Open the order', 'https://lanai.example/admin/orders/LN-1042'],
  },
  {
    letter: orderLetter('studio-quote-declined', about, { reason }),
    to: shop.adminEmail,
    subject: 'Quote LN-1042 declined',
    preheader: 'Leilani Akana gave a reason.',
    says: `Reason: ${reason}`,
    action: ['Open the order', 'https://lanai.example/admin/orders/LN-1042'],
  },
  {
    letter: orderLetter('studio-payment-evidence', about),
    to: shop.adminEmail,
    subject: 'Payment evidence to check: LN-1042',
    preheader: 'Leilani Akana, $2,896.40 by wire transfer',
    says: 'Leilani Akana uploaded payment evidence for LN-1042: $2,896.40 by wire transfer.',
    action: ['Check the evidence', 'https://lanai.example/admin/orders/LN-1042'],
  },
  {
    letter: orderLetter('studio-canceled-with-payment', about, { reason }),
    to: shop.adminEmail,
    subject: 'Canceled, and a payment may be on its way: LN-1042',
    preheader: 'Leilani Akana, $2,896.40 by wire transfer',
    says: 'If the money came, send it back and mark the order as refunded.',
    action: ['Look at the payment', 'https://lanai.example/admin/orders/LN-1042'],
  },
])
