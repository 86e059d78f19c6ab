import { expect, test } from 'vitest'
import {
  creditCardMessage,
  DEFAULT_PAYMENT_METHOD,
  offeredMethods,
  paymentMethodLabel,
  studioMethodLabel,
  paymentTabs,
  verificationTimes,
} from './payment-method.ts'

const firstSettings = {
  allowCreditCard: true,
  allowPaypal: false,
  allowBankTransfer: true,
  allowCheque: true,
  allowCashOnDelivery: false,
}
const allOn = { ...firstSettings, allowPaypal: true, allowCashOnDelivery: true }
const allOff = { ...firstSettings, allowCreditCard: false, allowBankTransfer: false, allowCheque: false }

test.each([
  ['credit_card', 'Credit Card'],
  ['cheque', 'Cheque'],
  ['wire_transfer', 'Wire Transfer'],
  ['cash_on_delivery', 'Cash on Delivery'],
  ['paypal', 'Other'],
  ['', 'Other'],
  ['constructor', 'Other'],
])('%s reads %s', (method, label) => {
  expect(paymentMethodLabel(method)).toBe(label)
})

test('the studio reads "Check", and every other method as its customers do', () => {
  const labels = ['cheque', 'wire_transfer', 'paypal'].map(studioMethodLabel)
  expect(labels).toEqual(['Check', 'Wire Transfer', 'Other'])
})

test.each([
  ['at first', firstSettings, ['cheque', 'wire_transfer']],
  ['with everything on', allOn, ['cheque', 'wire_transfer', 'cash_on_delivery']],
  ['with everything off', allOff, []],
])('%s one can pay by %j', (_case, settings, methods) => {
  expect(offeredMethods(settings).toSorted()).toEqual(methods.toSorted())
})

test('the payment page opens with wire transfer and announces the card', () => {
  expect(paymentTabs(firstSettings)).toEqual([
    { method: 'wire_transfer', label: 'Wire Transfer', comingSoon: false },
    { method: 'cheque', label: 'Cheque', comingSoon: false },
    { method: 'credit_card', label: 'Credit Card', comingSoon: true },
  ])
  expect(paymentTabs(firstSettings)[0]?.method).toBe(DEFAULT_PAYMENT_METHOD)
})

test('PayPal, when on, is announced and cannot be chosen', () => {
  expect(paymentTabs(allOn).at(-1)).toEqual({ method: 'paypal', label: 'PayPal', comingSoon: true })
  expect(offeredMethods(allOn)).not.toContain('paypal')
})

test('the words of the specification', () => {
  expect(creditCardMessage).toBe('Credit card payment is coming soon')
  expect(verificationTimes).toEqual({
    wire_transfer: '1-2 business days',
    cheque: '5-7 business days after receipt',
  })
})
