import {
  letterCustomer as customer,
  letterOrder as order,
  letterRequest as request,
  letterShop as shop,
  paymentOf,
} from '#tests/support/letters/sample-letters.ts'
import { testLetters } from '#tests/support/letters/letter-rows.ts'
import { designLetter } from '#server/designs/letters.ts'
import { orderLetter } from './letters.ts'
import { accountLetter } from '#server/users/letters.ts'

const about = { customer, order, shop }
const paid = { ...order, paidAt: new Date('2026-04-02T20:00:00Z'), payment: paymentOf(5792_80) }
const deposit = { ...order, payment: paymentOf(2896_40) }
const receivedAmount = '$2,896.40'
const owedBack = { ...order, payment: { ...paymentOf(2896_40), dues: [], open: 0, credit: 2896_40 } }
const stated = { ...order, payment: { ...paymentOf(0), isStated: true } }
const reason = 'Short by $20'

testLetters([
  {
    letter: accountLetter('welcome', { customer, shop }),
    to: customer.email,
    subject: 'Welcome to Lānai',
    preheader: 'Your account is ready. Here is what you can do with it.',
    says: 'send us your floor plan for a custom design.',
    action: ['Browse Collection', 'https://lanai.example/browse'],
  },
  {
    letter: orderLetter('order-received', about),
    to: customer.email,
    subject: 'We have your order LN-1042',
    preheader: '$5,792.80. Here is what happens next.',
    says: 'Thank you for your order of March 11, 2026.',
    action: ['Go to your payment page', 'https://lanai.example/payment/LN-1042'],
  },
  {
    letter: orderLetter('payment-part', { ...about, order: deposit }, { receivedAmount }),
    to: customer.email,
    subject: 'We received $2,896.40 for order LN-1042',
    preheader: '$2,896.40 is still open: $2,896.40 before delivery.',
    says: 'Deposit $2,896.40 paid · balance $2,896.40 before delivery',
    action: ['Go to your payment page', 'https://lanai.example/payment/LN-1042'],
  },
  {
    letter: orderLetter('order-canceled', { ...about, order: owedBack }, { reason }),
    to: customer.email,
    subject: 'Order LN-1042 is canceled',
    preheader: 'What this means for any payment.',
    says: 'You had paid $2,896.40: we owe you $2,896.40, and write to you about it.',
    action: ['See the order', 'https://lanai.example/account/orders/LN-1042'],
  },
  {
    letter: orderLetter('order-canceled', { ...about, order: stated }, { reason }),
    to: customer.email,
    subject: 'Order LN-1042 is canceled',
    preheader: 'What this means for any payment.',
    says: 'You told us of a payment. We look for it, and write to you about it.',
    action: ['See the order', 'https://lanai.example/account/orders/LN-1042'],
  },
  {
    letter: orderLetter('order-received', {
      ...about,
      order: { ...order, paymentMethod: 'cash_on_delivery' },
    }),
    to: customer.email,
    subject: 'We have your order LN-1042',
    preheader: '$5,792.80. Here is what happens next.',
    says: 'You pay when your order arrives. Have your reference LN-1042 at hand; there is nothing to send before.',
    action: ['See your order', 'https://lanai.example/account/orders/LN-1042'],
  },
  {
    letter: orderLetter('payment-evidence-received', about),
    to: customer.email,
    subject: 'We have your payment evidence',
    preheader: 'We check it and write to you.',
    says: 'We have your payment evidence for LN-1042.',
    action: ['See its status', 'https://lanai.example/account/orders/LN-1042'],
  },
  {
    letter: designLetter('payment-evidence-received', { customer, request, shop }),
    to: customer.email,
    subject: 'We have your payment evidence',
    preheader: 'We check it and write to you.',
    says: 'We have your payment evidence for D-218.',
    action: ['See its status', 'https://lanai.example/custom-design/request/D-218'],
  },
  {
    letter: orderLetter('payment-approved', { ...about, order: paid }),
    to: customer.email,
    subject: 'Payment verified for order LN-1042',
    preheader: 'Thank you. Your order is now in processing.',
    says: 'Your payment was verified on April 2, 2026, and your order is now in processing.',
    action: ['See your order', 'https://lanai.example/account/orders/LN-1042'],
  },
  {
    letter: orderLetter('payment-rejected', about, { reason }),
    to: customer.email,
    subject: 'We could not verify your payment for LN-1042',
    preheader: 'Your order is still here. This is what is missing.',
    says: `Reason: ${reason}`,
    action: ['Upload new evidence', 'https://lanai.example/payment/LN-1042'],
  },
  {
    letter: orderLetter('order-shipped', about),
    to: customer.email,
    subject: 'Order LN-1042 is on its way',
    preheader: 'Tracking, address, and what to check on the day.',
    says: 'Tracking number: MATSON-20931\nShipping method: White-glove delivery\nTo: Leilani Akana, 1777 Kapiʻolani Boulevard, Apartment 1402, Honolulu, HI 96815, US',
    action: ['Follow your order', 'https://lanai.example/account/orders/LN-1042'],
  },
  {
    letter: orderLetter('order-delivered', about),
    to: customer.email,
    subject: 'Order LN-1042 has been delivered',
    preheader: 'Two dates to keep, and a place to tell us how it is.',
    says: 'Report damage within 48 hours of delivery. Ask for a return within 14 days of delivery;',
    action: ['Review your pieces', 'https://lanai.example/account/orders/LN-1042'],
  },
  {
    letter: orderLetter('order-canceled', about, { reason }),
    to: customer.email,
    subject: 'Order LN-1042 is canceled',
    preheader: 'What this means for any payment.',
    says: 'You had not paid, so nothing is owed.',
    action: ['See the order', 'https://lanai.example/account/orders/LN-1042'],
  },
  {
    letter: orderLetter('order-canceled', { ...about, order: paid }, { reason }),
    to: customer.email,
    subject: 'Order LN-1042 is canceled',
    preheader: 'What this means for any payment.',
    says: 'You had paid $5,792.80, and we write to you about your payment.',
    action: ['See the order', 'https://lanai.example/account/orders/LN-1042'],
  },
  {
    letter: orderLetter('order-refunded', { ...about, order: paid }),
    to: customer.email,
    subject: 'Your refund for order LN-1042',
    preheader: 'It goes to your original payment method.',
    says: 'Refunds take 10-14 business days and go to the original payment method.',
    action: ['See the order', 'https://lanai.example/account/orders/LN-1042'],
  },
])
