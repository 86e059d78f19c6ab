import { expect, test } from 'vitest'
import { Settings } from '#contract/settings.ts'
import { exampleDetails } from './example-details.ts'

const first = Settings.parse({ general: {}, shipping: {}, payment: {}, email: {}, seo: {} })
const own = {
  general: {
    storeName: 'Hale Nui',
    storeEmail: 'aloha@lanai.com',
    address: '12 Pier Street, Lihue, HI 96766',
  },
  payment: {
    tax: { mode: 'hawaii' as const },
    allowBankTransfer: true,
    bankDetails: { accountName: 'Hale Nui LLC', accountNumber: '0042', routingNumber: '121301028' },
    allowCheque: true,
    chequeDetails: { payableTo: 'Hale Nui LLC' },
  },
  email: { adminEmail: 'studio@lanai.com' },
}

test('a new shop has all of its examples', () => {
  expect(Object.keys(exampleDetails(first))).toEqual([
    'payment.bankDetails.accountNumber',
    'payment.tax.mode',
    'general.storeEmail',
    'email.adminEmail',
  ])
})

test('what the owner wrote is none', () => {
  expect(exampleDetails(own)).toEqual({})
})

test('a flat tax is asked about while the shop is in Hawaii', () => {
  const payment = { ...own.payment, tax: { mode: 'flat' as const } }
  expect(Object.keys(exampleDetails({ ...own, payment }))).toEqual(['payment.tax.mode'])
  const general = { ...own.general, address: '1 Market Street, San Francisco, CA 94105' }
  expect(exampleDetails({ ...own, general, payment })).toEqual({})
})

test('the account is of no matter while bank transfer is off', () => {
  const { bankDetails } = first.payment
  expect(
    exampleDetails({ ...own, payment: { ...own.payment, allowBankTransfer: false, bankDetails } }),
  ).toEqual({})
})

test.each([
  ['121301028', false],
  ['1213-0102-8', false],
  ['121301029', true],
  ['112301028', true],
  ['CH93 0076 2011', false],
  ['12130102', true],
  ['12345', true],
])('the routing number %s is mistyped: %s', (routingNumber, isMistyped) => {
  const bankDetails = { ...own.payment.bankDetails, routingNumber }
  const found = Object.keys(exampleDetails({ ...own, payment: { ...own.payment, bankDetails } }))
  expect(found).toEqual(isMistyped ? ['payment.bankDetails.routingNumber'] : [])
})

test.each([
  ['20-00-00', []],
  ['12130102', ['payment.bankDetails.routingNumber']],
])('in a shop elsewhere, of the bank number %s is said: %j', (routingNumber, found) => {
  const general = { ...own.general, address: '4 Harbour Row, Leith EH6 6JJ' }
  const bankDetails = { ...own.payment.bankDetails, routingNumber }
  expect(Object.keys(exampleDetails({ ...own, general, payment: { ...own.payment, bankDetails } }))).toEqual(
    found,
  )
})

test('a shop with a name of its own is not paid in the name of the example', () => {
  const { bankDetails, chequeDetails } = first.payment
  const payment = {
    ...own.payment,
    bankDetails: { ...own.payment.bankDetails, accountName: bankDetails.accountName },
    chequeDetails,
  }
  expect(Object.keys(exampleDetails({ ...own, payment }))).toEqual([
    'payment.bankDetails.accountName',
    'payment.chequeDetails.payableTo',
  ])
  expect(
    exampleDetails({ ...own, payment: { ...payment, allowBankTransfer: false, allowCheque: false } }),
  ).toEqual({})
})
