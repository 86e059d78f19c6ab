import { beforeEach, describe, expect, test } from 'vitest'
import { RegisterAccountStep } from '#contract/users.ts'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import { PasswordReset } from '#web/account/password/password-reset.ts'
import { PasswordForm } from '#web/account/profile/profile-parts.tsx'
import { seedOrder, orderForm } from './support/seed/order.ts'
import { seedProduct } from './support/seed/product.ts'
import { givePassword } from '#tests/support/letters/lost-password.ts'
import { deadToken, kai, leilani, noa, nobody, type Person } from './support/people.ts'
import { proveSaid, type SaidByPage, type SaidByShop } from './support/said-messages.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import {
  messagesInJourneys,
  readJourney,
  specifiedMessages,
  wordsThatNobodyMeets,
} from '#tests/support/house/specified-messages.ts'
import { homeAddress } from '#tests/support/samples/addresses.ts'
import { testShop } from './support/test-shop.ts'

const shop = testShop()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const FIVE_MB = 5_242_880
const TEN_MB = 10_485_760

let chair: string
let order: string

beforeEach(async () => {
  order = (await seedOrder(shop))._id
  chair = await seedProduct(shop.shop.db)
  await givePassword(shop.shop.db, leilani)
})

const newcomer = {
  firstName: 'Malia',
  lastName: 'Akana',
  email: 'malia@example.com',
  password: 'koa and linen',
  phone: '',
}
const reset = { email: leilani.email, tempPassword: '7K2M-QX4D-09VT-HB5N', newPassword: 'koa and linen' }

const register = (typed: object) => () =>
  shop.as(nobody).call('POST /api/users/register', { body: { ...newcomer, address: homeAddress, ...typed } })
const registerAt = (typed: object) => register({ address: { ...homeAddress, ...typed } })
const logIn = (typed: object) => () =>
  shop
    .as(nobody)
    .call('POST /api/users/login', { body: { email: leilani.email, password: 'not hers', ...typed } })
const verify = (person: Person) => () => shop.as(person).call('GET /api/users/verify')
const change = (typed: object) => () => shop.as(leilani).call('PUT /api/users/profile', { body: typed })
const forget = (email: string) => () =>
  shop.as(nobody).call('POST /api/users/forgot-password', { body: { email } })
const resetWith = (typed: object) => () =>
  shop.as(nobody).call('POST /api/users/reset-password', { body: { ...reset, ...typed } })
const add = (person: Person, what: () => object) => () =>
  shop.as(person).call('POST /api/cart/add', { body: { quantity: 1, variants: {}, ...what() } })
const look = (id: string) => () => shop.as(nobody).call('GET /api/products/:id', { params: { id } })
const lookAtOrder = (person: Person, id: () => string) => () =>
  shop.as(person).call('GET /api/orders/:id', { params: { id: id() } })
const place = (quantity: number) => () =>
  shop.as(leilani).call('POST /api/orders', { body: orderForm(chair, quantity) })
const send = (name: string, bytes: Uint8Array) => () =>
  shop.as(leilani).call('POST /api/orders/:id/payment-evidence', {
    params: { id: order },
    body: { paymentEvidence: new File([bytes.slice()], name) },
  })

const sendPlan = (name: string, bytes: Uint8Array<ArrayBuffer>) => () =>
  shop.as(leilani).call('POST /api/design-requests', { body: { floorPlan: new File([bytes], name) } })

const refusals: SaidByShop[] = [
  ['First name is required', 'firstName', register({ firstName: ' ' })],
  ['Last name is required', 'lastName', register({ lastName: '' })],
  ['Email is required', 'email', register({ email: '' })],
  ['Email is invalid', 'email', register({ email: 'malia@example' })],
  ['Password is required', 'password', register({ password: '' })],
  ['Password must be at least 6 characters', 'password', register({ password: 'linen' })],
  ['Please enter a valid phone number', 'phone', register({ phone: '808 555' })],
  ['Street address is required', 'address.street', registerAt({ street: ' ' })],
  ['City is required', 'address.city', registerAt({ city: '' })],
  ['State/Province is required', 'address.state', registerAt({ state: '' })],
  ['ZIP/Postal Code is required', 'address.zipCode', registerAt({ zipCode: '' })],
  [
    'Email address is already registered. Please use a different email or try logging in.',
    'email',
    register({ email: 'Leilani@Example.com' }),
  ],
  ['Email is required', 'email', logIn({ email: ' ' })],
  ['Email is invalid', 'email', logIn({ email: 'leilani' })],
  ['Password is required', 'password', logIn({ password: '' })],
  ['Invalid credentials', '', logIn({})],
  ['Invalid credentials', '', logIn({ email: 'nobody@example.com' })],
  ['No token found', '', verify(nobody)],
  ['Session expired. Please login again.', '', verify(deadToken)],
  ['First name is required', 'firstName', change({ firstName: '' })],
  ['Please enter a valid phone number', 'phone', change({ phone: 'call me' })],
  ['City is required', 'address.city', change({ address: { ...homeAddress, city: '' } })],
  ['Current password is required', 'currentPassword', change({ newPassword: 'koa and linen' })],
  [
    'New password must be at least 8 characters',
    'newPassword',
    change({ currentPassword: 'not hers', newPassword: 'seven77' }),
  ],
  ['Email is required', 'email', forget('')],
  ['Please enter a valid email address', 'email', forget('leilani@example')],
  ['Email is required', 'email', resetWith({ email: '' })],
  ['Temporary password is required', 'tempPassword', resetWith({ tempPassword: '' })],
  ['New password is required', 'newPassword', resetWith({ newPassword: '' })],
  ['Password must be at least 6 characters', 'newPassword', resetWith({ newPassword: 'linen' })],
  ['Failed to reset password. Please check your temporary password and try again.', '', resetWith({})],
  ['Product not found', '', look(UNKNOWN)],
  ['Product not found', '', look('sofa')],
  ['Product not found', '', add(leilani, () => ({ productId: UNKNOWN }))],
  ['Package not found', '', add(leilani, () => ({ packageId: 'spaceship' }))],
  [
    'Admin users cannot add items to cart. Please login as a regular user.',
    '',
    add(noa, () => ({ productId: chair })),
  ],
  ['Order not found', '', lookAtOrder(leilani, () => UNKNOWN)],
  ['Order not found', '', lookAtOrder(leilani, () => 'mine')],
  ['Order not found', '', lookAtOrder(kai, () => order)],
  ['Minimum order amount is $500.00', '', place(4)],
  ['Please select a file to upload', 'paymentEvidence', send('receipt.png', new Uint8Array())],
  ['File size must be less than 5MB', 'paymentEvidence', send('receipt.png', new Uint8Array(FIVE_MB + 1))],
  ['Please upload a valid image or PDF file', 'paymentEvidence', send('receipt.webp', sampleFiles.webp)],
  ['Please upload your floor plan to get started', 'floorPlan', sendPlan('plan.pdf', new Uint8Array())],
  ['File size must be less than 10MB', 'floorPlan', sendPlan('plan.pdf', new Uint8Array(TEN_MB + 1))],
  [uploadRules.floorPlan.wrongType, 'floorPlan', sendPlan('plan.webp', sampleFiles.webp.slice())],
]

const twice = { ...newcomer, confirmPassword: 'koa and wool' }

const checks: SaidByPage[] = [
  ['Passwords do not match', 'confirmPassword', RegisterAccountStep, twice],
  ['Passwords do not match', 'confirmPassword', PasswordReset, { ...reset, confirmPassword: 'koa and wool' }],
  ['Please confirm your password', 'confirmPassword', PasswordReset, { ...reset, confirmPassword: '' }],
  [
    'New passwords do not match',
    'confirmPassword',
    PasswordForm,
    { currentPassword: 'not hers', newPassword: 'koa and linen', confirmPassword: 'koa and wool' },
  ],
]

const asserted = proveSaid(shop, { refusals, checks })

describe('the messages of the specification', () => {
  const elsewhere = [...Object.keys(messagesInJourneys), ...wordsThatNobodyMeets]

  test('are each provoked here or seen in a journey', () => {
    expect(specifiedMessages.length).toBeGreaterThan(80)
    expect(specifiedMessages.filter((one) => !asserted.has(one) && !elsewhere.includes(one))).toEqual([])
    expect(elsewhere.filter((one) => asserted.has(one) || !specifiedMessages.includes(one))).toEqual([])
  })

  test('are looked for in the journeys that are named for them', () => {
    const unseen = Object.entries(messagesInJourneys).filter(
      ([message, journey]) => !readJourney(journey).includes(message),
    )
    expect(unseen).toEqual([])
  })
})
