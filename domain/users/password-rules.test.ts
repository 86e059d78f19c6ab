import { expect, test } from 'vitest'
import {
  MAX_PASSWORD_LENGTH,
  MIN_NEW_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  newPasswordTooShort,
  passwordTooCommon,
  passwordTooLong,
  passwordTooShort,
} from './password-rules.ts'

test.each([
  [MIN_PASSWORD_LENGTH, 6, passwordTooShort, 'Password must be at least 6 characters'],
  [MIN_NEW_PASSWORD_LENGTH, 8, newPasswordTooShort, 'New password must be at least 8 characters'],
  [MAX_PASSWORD_LENGTH, 128, passwordTooLong, 'Password must be at most 128 characters'],
])('the limit of %d characters is said as asked for', (limit, specified, message, words) => {
  expect(limit).toBe(specified)
  expect(message).toBe(words)
})

test('a password that everyone tries first is refused in words of ours', () => {
  expect(passwordTooCommon).toBe('This password is too common. Please choose another.')
})
