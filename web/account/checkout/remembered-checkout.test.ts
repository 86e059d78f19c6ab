import { beforeEach, expect, test } from 'vitest'
import { settingsWith } from '#tests/support/pages/draw-private-page.tsx'
import { getLocalItem, setLocalItem } from '#kit/browser/store/browser-storage.ts'
import {
  firstMethod,
  forgetCheckout,
  forgetReference,
  rememberedReference,
  rememberMethod,
  rememberReference,
} from './checkout-state.ts'

const settings = settingsWith()

beforeEach(forgetCheckout)

test('the method chosen last comes first, as text', () => {
  expect(firstMethod(settings)).toBe('wire_transfer')
  rememberMethod('cheque')
  expect(getLocalItem('paymentMethod')).toBe('cheque')
  expect(firstMethod(settings)).toBe('cheque')
})

test.each(['credit_card', 'cash_on_delivery', 'nonsense'])(
  '%s is not offered and does not stand',
  (method) => {
    rememberMethod(method)
    expect(firstMethod(settings)).toBe('wire_transfer')
  },
)

test('what is typed about a payment is kept for its order, and nothing else is', () => {
  rememberReference('x', 'BOH-2241')
  expect(JSON.parse(getLocalItem('paymentDetails') ?? '')).toEqual({ orderId: 'x', reference: 'BOH-2241' })
  expect(rememberedReference('x')).toBe('BOH-2241')
  expect(rememberedReference('another')).toBe('')
  forgetReference()
  expect(getLocalItem('paymentDetails')).toBeNull()
})

test.each(['{', 'null', '[1]', '{"orderId":"x","reference":7}'])('%s is no reference', (stored) => {
  setLocalItem('paymentDetails', stored)
  expect(rememberedReference('x')).toBe('')
})

test('a checkout that is done leaves nothing behind', () => {
  for (const key of ['shippingAddress', 'paymentMethod', 'paymentDetails']) setLocalItem(key, 'x')
  forgetCheckout()
  for (const key of ['shippingAddress', 'paymentMethod', 'paymentDetails'])
    expect(getLocalItem(key)).toBeNull()
})
