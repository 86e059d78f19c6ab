import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import {
  isCommonPassword,
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

test.each(['123456', 'password', 'PassWord', 'qwerty123', 'iloveyou', 'aloha123'])(
  '"%s" is too common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
    expect(passwordTooCommon).toBe('This password is too common. Please choose another.')
  },
)

test.each(['ukulele-koa-lamp', '🌺🌺🌺🌺🌺🌺', 'constructor', '', ' 123456 '])(
  '"%s" is not on the list',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test('the list holds only what the minimum length would let through', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(200)
  expect([...commonPasswords].filter((password) => password.length < MIN_PASSWORD_LENGTH)).toEqual([])
  expect([...commonPasswords].filter((password) => password !== password.toLowerCase())).toEqual([])
})
