import { beforeEach, expect, test } from 'vitest'
import { noWishes } from '#domain/orders/delivery-wishes.ts'
import { settingsWith } from '#tests/support/pages/draw-private-page.tsx'
import { homeAddress, shippingAddress } from '#tests/support/samples/addresses.ts'
import { removeLocalItems, setLocalItem } from '#kit/browser/store/browser-storage.ts'
import type { SignedInUser } from '#web/session.ts'
import { firstShipping, rememberedShipping, rememberShipping } from './checkout-state.ts'

const settings = settingsWith()
const abroadOff = { ...settings, shipping: { ...settings.shipping, allowInternationalShipping: false } }
const withPickup = { ...settings, shipping: { ...settings.shipping, allowLocalPickup: true } }

const typed = { ...shippingAddress, country: 'AU' } as const

const user = {
  firstName: 'Kai',
  lastName: 'Nakamura',
  phone: '',
  address: homeAddress,
} as SignedInUser

beforeEach(() => removeLocalItems('shippingAddress'))

test('an address that was typed once stands for the next step', () => {
  rememberShipping(typed)
  expect(rememberedShipping(settings)).toEqual({ ...typed, pickup: false })
})

test.each([
  ['nothing', null],
  ['half an address', JSON.stringify({ ...typed, city: '' })],
  ['text that is no JSON', '{'],
  ['a list', '[1]'],
])('%s is no address to deliver to', (_case, stored) => {
  if (stored !== null) setLocalItem('shippingAddress', stored)
  expect(rememberedShipping(settings)).toBeUndefined()
})

test('a country that is not shipped to any more is asked for again', () => {
  rememberShipping(typed)
  expect(rememberedShipping(abroadOff)).toBeUndefined()
  expect(firstShipping(user, abroadOff)).toMatchObject({ city: 'Honolulu', country: undefined })
})

test('wishes of the delivery stand for the next step, and nothing else in their place', () => {
  const deliveryWishes = { access: 'stairs', day: '2099-01-12', note: 'Call first.' } as const
  rememberShipping({ ...typed, deliveryWishes })
  expect(rememberedShipping(settings)).toMatchObject({ deliveryWishes })
  expect(firstShipping(user, settings)).toMatchObject({ deliveryWishes })
  for (const none of [{ access: 'rope' }, 'stairs']) {
    setLocalItem('shippingAddress', JSON.stringify({ ...typed, deliveryWishes: none }))
    expect(firstShipping(user, settings)).toMatchObject({ deliveryWishes: noWishes })
  }
})

test('a day that is half typed leaves the other wishes', () => {
  const deliveryWishes = { access: 'stairs', day: '0026-01-12', note: 'Call first.' } as const
  rememberShipping({ ...typed, deliveryWishes })
  expect(firstShipping(user, settings)).toMatchObject({ deliveryWishes: { ...deliveryWishes, day: '' } })
})

test('a day that has passed since is asked for again', () => {
  const deliveryWishes = { ...noWishes, day: '2026-01-12' }
  rememberShipping({ ...typed, deliveryWishes })
  expect(rememberedShipping(settings)).toBeUndefined()
  expect(firstShipping(user, settings)).toMatchObject({ deliveryWishes })
})

test('pickup stands only while it is offered', () => {
  rememberShipping({ ...typed, pickup: true })
  expect(rememberedShipping(settings)?.pickup).toBe(false)
  expect(rememberedShipping(withPickup)?.pickup).toBe(true)
})

test('the form starts with the account, then with what was typed, however little', () => {
  expect(firstShipping(user, settings)).toEqual({
    fullName: 'Kai Nakamura',
    address: '98 Kailua Road',
    city: 'Kailua',
    state: 'HI',
    postalCode: '96734',
    country: 'US',
    phone: '',
    pickup: false,
    deliveryWishes: noWishes,
  })
  rememberShipping({ city: 'Hilo' })
  expect(firstShipping(user, settings)).toMatchObject({ fullName: '', city: 'Hilo', country: undefined })
})

test.each([
  ['without an address the default country of the shop', null, 'ID'],
  [
    'an account in a country that we do not ship to leaves it open',
    { ...user.address, country: 'Malaysia' },
    undefined,
  ],
] as const)('%s', (_case, address, country) => {
  expect(firstShipping({ ...user, address } as SignedInUser, settings).country).toBe(country)
})

test('an address that was remembered with no ZIP code is asked for again', () => {
  rememberShipping({ ...shippingAddress, postalCode: 'ABCDE' })
  expect(rememberedShipping(settings)).toBeUndefined()
})
