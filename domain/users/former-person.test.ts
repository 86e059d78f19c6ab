import { expect, test } from 'vitest'
import { formerEmail, isFormerEmail } from './former-person.ts'

test('the address of a deleted person is known as such, and no two are alike', () => {
  expect(isFormerEmail(formerEmail('0b1c'))).toBe(true)
  expect(formerEmail('0b1c')).not.toBe(formerEmail('0b1d'))
})

test.each(['leilani@example.com', 'leilani@deleted.example', 'deleted.invalid@example.com'])(
  '%s is the address of somebody',
  (email) => {
    expect(isFormerEmail(email)).toBe(false)
  },
)
