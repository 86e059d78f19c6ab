import { expect, test } from 'vitest'
import { letterCustomer as customer, letterShop as shop } from '#tests/support/letters/sample-letters.ts'
import { testLetters } from '#tests/support/letters/letter-rows.ts'
import { accountLetter } from './letters.ts'

const tempPassword = '7K2M-QX4D-09VT-HB5N'
const secret = accountLetter(
  'temporary-password',
  { customer, shop, signed: 'signature=s' },
  { tempPassword },
)

testLetters([
  {
    letter: secret,
    to: customer.email,
    subject: 'Your temporary password',
    preheader: 'It works once, for 30 minutes.',
    says: `Your temporary password is:\n\n${tempPassword}\n\nIt works once, for 30 minutes, on the reset page only.`,
    action: [
      'Choose a new password',
      'https://lanai.example/reset-password?email=leilani%40example.com&signature=s',
    ],
  },
  {
    letter: accountLetter('password-changed', { customer, shop }),
    to: customer.email,
    subject: 'Your password was changed',
    preheader: 'If this was you, there is nothing to do.',
    says: 'The password of your Lānai account was changed, and all devices were signed out but the one it was changed on.',
    action: ['Sign in', 'https://lanai.example/login'],
  },
  {
    letter: accountLetter('account-opened', { customer, shop }),
    to: customer.email,
    subject: 'We opened an account for you at Lānai',
    preheader: 'You choose your own password.',
    says: 'You sign in with leilani@example.com.',
    action: ['Choose a password', 'https://lanai.example/forgot-password'],
  },
])

test('the temporary password stands in the letter once, and nowhere that a locked phone shows or a link carries on', () => {
  const { subject, preheader, action, html, text } = secret
  expect(subject + preheader + action.url).not.toContain(tempPassword)
  expect([html.split(tempPassword).length, text.split(tempPassword).length]).toEqual([2, 2])
})

test('only the letter with a password in it is secret', () => {
  expect([secret.isSecret, accountLetter('password-changed', { customer, shop }).isSecret]).toEqual([
    true,
    undefined,
  ])
})

test('an address with signs of its own comes whole to the page', () => {
  const { action } = accountLetter(
    'temporary-password',
    { customer: { ...customer, email: 'kai+lanai&co@example.com' }, shop },
    { tempPassword },
  )
  expect(new URL(action.url).searchParams.get('email')).toBe('kai+lanai&co@example.com')
})
