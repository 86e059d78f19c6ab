import { beforeEach, expect, test } from 'vitest'
import { drawPrivatePage, settingsWith } from '#tests/support/pages/draw-private-page.tsx'
import { sampleCart, sampleCartOnRequest } from '#tests/support/samples/cart.ts'
import { homeAddress } from '#tests/support/samples/addresses.ts'
import { ask } from '#web/api.ts'
import { removeLocalItems } from '#kit/browser/store/browser-storage.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import type { SignedInUser } from '#web/session.ts'
import { rememberShipping } from './checkout-state.ts'
import ShippingPage from './shipping-page.tsx'
import { ShippingStep } from './shipping-step.tsx'

const user = {
  firstName: 'Leilani',
  lastName: 'Akana',
  phone: '',
  address: homeAddress,
} as SignedInUser

beforeEach(() => removeLocalItems('shippingAddress'))

function drawStep({ quoteMode = false, cart = sampleCart(), settings = settingsWith({ quoteMode }) } = {}) {
  return drawPrivatePage(<ShippingStep user={user} settings={settings} cart={cart} />, {
    path: '/shipping',
    general: { quoteMode },
  })
}

function drawPage(answer?: object): string {
  const question = ask('GET /api/cart', { query: { country: undefined, pickup: 'false' } })
  return drawPrivatePage(<ShippingPage />, { path: '/shipping', answers: answer ? [[question, answer]] : [] })
}

test('every field of the address is asked for, in the countries that we ship to', () => {
  const html = drawStep()
  for (const name of ['fullName', 'address', 'city', 'state', 'postalCode', 'country', 'phone'])
    expect(html).toContain(`name="${name}"`)
  expect([...html.matchAll(/<option value="(\w\w)"/g)].map(([, code]) => code)).toEqual([
    'US',
    'CA',
    'UK',
    'AU',
    'ID',
  ])
  expect(html).toContain('We ship to all Hawaiian islands. In-stock items take 2-4 weeks')
  expect(html).not.toContain('I pick it up myself')
})

test('at list prices it says what the cart comes to, and leads to the order', () => {
  const html = drawStep()
  for (const words of ['$1,200.00', '>Free<', '$120.00', '$1,320.00', 'Continue to your order'])
    expect(html).toContain(words)
})

test('in quote mode it shows no figure and leads to the request', () => {
  const html = drawStep({ quoteMode: true, cart: sampleCartOnRequest() })
  expect(html).toContain('Price on request')
  expect(html).toContain('Continue to your request')
  expect(html).not.toContain('$')
})

test('pickup is there when the shop offers it, with the address', () => {
  const settings = settingsWith()
  const shipping = { ...settings.shipping, allowLocalPickup: true, localPickupAddress: '1200 Ala Moana' }
  const html = drawStep({ settings: { ...settings, shipping } })
  expect(html).toContain('I pick it up myself')
  expect(html).toContain('1200 Ala Moana')
})

test('until the cart is there its shape stands there', () => {
  expect(drawPage()).toContain('aria-busy="true"')
})

test('a cart that cannot be loaded can be asked for again, and what was typed waits', () => {
  rememberShipping({ city: 'Hilo' })
  const html = drawPage(new CallError({ status: 503, code: 'unavailable', message: '' }))
  expect(html).toContain('Failed to load cart')
  expect(html).toContain('Try Again')
})

test('nothing is sent from an empty cart', () => {
  expect(drawPage({ cart: sampleCart({ items: [] }) })).toBe('')
})
