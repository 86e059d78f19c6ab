import { expect, test } from 'vitest'
import { Settings } from '#contract/settings.ts'
import { exampleDetails } from './example-details.ts'

const first = Settings.parse({ general: {}, shipping: {}, payment: {}, email: {}, seo: {} })
const own = {
  general: { storeEmail: 'aloha@lanai.com' },
  payment: { allowBankTransfer: true, bankDetails: { accountNumber: '0042', routingNumber: '121301028' } },
  email: { adminEmail: 'studio@lanai.com' },
}

test('a new shop has all of its examples', () => {
  expect(Object.keys(exampleDetails(first))).toEqual([
    'payment.bankDetails.accountNumber',
    'general.storeEmail',
    'email.adminEmail',
  ])
})

test('what the owner wrote is none', () => {
  expect(exampleDetails(own)).toEqual({})
})

test('the account is of no matter while bank transfer is off', () => {
  const { bankDetails } = first.payment
  expect(exampleDetails({ ...own, payment: { allowBankTransfer: false, bankDetails } })).toEqual({})
})
