import { firstSchedule } from '#domain/payments/schedule.ts'
import { looksAt, testEffects } from '#tests/support/street/settings-effects.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const look = looksAt(shop)

const all = 'wire_transfer cheque credit_card*'
const bankDetails = { bankName: 'Koa Bank', accountName: 'Koa LLC', accountNumber: '1', routingNumber: '2' }
const chequeDetails = { payableTo: 'Koa LLC', mailingAddress: '1 Koa Lane' }

/** The tabs of the payment page; those that are only announced carry a star. */
async function tabs() {
  const { paymentMethods } = await look.publicSettings()
  return paymentMethods.map(({ method, comingSoon }) => method + (comingSoon ? '*' : '')).join(' ')
}

const termsSay = (words: string) => look.says('terms', words)
const rejectionSays = async (words: string) => (await look.rejectedLetter()).bodyText.includes(words)
const paidBy = (paymentMethod: 'cheque' | 'cash_on_delivery') => () => look.outcome({ paymentMethod })

testEffects(shop, [
  ['taxRate', { payment: { taxRate: 4.71 } }, async () => (await look.cart()).taxPrice, 60, 28.26],
  ['allowBankTransfer', { payment: { allowBankTransfer: false } }, tabs, all, 'cheque credit_card*'],
  ['allowCheque', { payment: { allowCheque: false } }, tabs, all, 'wire_transfer credit_card*'],
  ['allowCheque', { payment: { allowCheque: false } }, paidBy('cheque'), 'placed', 'paymentMethod'],
  [
    'allowCashOnDelivery',
    { payment: { allowCashOnDelivery: true } },
    paidBy('cash_on_delivery'),
    'paymentMethod',
    'placed',
  ],
  ['allowCreditCard', { payment: { allowCreditCard: false } }, tabs, all, 'wire_transfer cheque'],
  ['allowPaypal', { payment: { allowPaypal: true } }, tabs, all, `${all} paypal*`],
  [
    'schedule',
    { payment: { schedule: { ...firstSchedule, kind: 'full' } } },
    async () => (await look.publicSettings()).schedule.kind,
    'deposit',
    'full',
  ],
  [
    'bankDetails',
    { payment: { bankDetails } },
    async () => (await look.instructions()).bank.bankName,
    'Bank of Hawaii (example)',
    'Koa Bank',
  ],
  [
    'chequeDetails',
    { payment: { chequeDetails } },
    async () => (await look.instructions()).cheque.payableTo,
    'Lānai Interiors LLC',
    'Koa LLC',
  ],
  [
    'chequeFee',
    { payment: { chequeFee: 40.5 } },
    async () => (await look.instructions()).cheque.returnedFee,
    35,
    40.5,
  ],
  ['chequeFee', { payment: { chequeFee: 40.5 } }, () => termsSay('check fee is $40.50'), false, true],
  ['chequeFee', { payment: { chequeFee: 40.5 } }, () => rejectionSays('check fee is $40.50'), false, true],
  [
    'designFee',
    { payment: { designFee: 750 } },
    async () => (await look.publicSettings()).designFee,
    500,
    750,
  ],
  ['designFee', { payment: { designFee: 750 } }, () => termsSay('design fee of $750'), false, true],
])
