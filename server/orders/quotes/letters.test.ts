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
    letter: orderLetter('quote-request-received', { ...about, order: unpriced }),
    to: customer.email,
    subject: 'We have your quote request LN-1042',
    preheader: 'Your quote comes by email within 24-48 hours.',
    says: 'We have your list of 3 items and are pricing it now.',
    action: ['See your request', 'https://lanai.example/account/orders/LN-1042'],
  },
  {
    letter: orderLetter('quote-ready', about),
    to: customer.email,
    subject: 'Your quote LN-1042 is ready',
    preheader: '$5,792.80, valid until March 26, 2026.',
    says: 'Items $5,448.00\nDiscount −$200.00\nShipping Free\nTax $544.80\nTotal $5,792.80',
    action: ['Read and answer your quote', 'https://lanai.example/account/orders/LN-1042'],
  },
  {
    letter: orderLetter('quote-expiring', about),
    to: customer.email,
    subject: 'Your quote LN-1042 ends on March 26, 2026',
    preheader: 'Accept it, decline it, or ask us for more time.',
    says: 'Your quote of $5,792.80 is valid until the end of March 26, 2026.',
    action: ['Read and answer your quote', 'https://lanai.example/account/orders/LN-1042'],
  },
  {
    letter: orderLetter('quote-expired', about),
    to: customer.email,
    subject: 'Your quote LN-1042 has ended',
    preheader: 'Nothing is owed. A new quote is one message away.',
    says: 'Your quote was valid until March 26, 2026 and has now ended.',
    action: ['Browse Collection', 'https://lanai.example/browse'],
  },
  {
    letter: orderLetter('quote-accepted', about),
    to: customer.email,
    subject: 'Quote accepted: order LN-1042',
    preheader: 'Your pieces are held. $2,896.40 due March 16, 2026.',
    says: 'Order LN-1042\nTotal $5,792.80',
    action: ['Go to your payment page', 'https://lanai.example/payment/LN-1042'],
  },
  {
    letter: orderLetter('quote-accepted', {
      ...about,
      order: { ...order, paymentMethod: 'cash_on_delivery' },
    }),
    to: customer.email,
    subject: 'Quote accepted: order LN-1042',
    preheader: 'Your pieces are held. You pay when they arrive.',
    says: 'Total $5,792.80\n\nYou pay when your order arrives. Have your reference LN-1042 at hand',
    action: ['See your order', 'https://lanai.example/account/orders/LN-1042'],
  },
  {
    letter: orderLetter('quote-declined', about, { reason }),
    to: customer.email,
    subject: 'You declined quote LN-1042',
    preheader: 'Nothing is owed. Thank you for telling us.',
    says: `You wrote: ${reason}`,
    action: ['Browse Collection', 'https://lanai.example/browse'],
  },
])
