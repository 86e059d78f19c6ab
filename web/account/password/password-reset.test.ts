import { expect, test } from 'vitest'
import { PasswordReset } from './password-reset.ts'

const typed = {
  email: 'leilani@example.com',
  tempPassword: '7K2M-QX4D-09VT-HB5N',
  newPassword: 'koa and linen',
  confirmPassword: 'koa and linen',
}

/** The first message under each field. */
function messages(change: object): Record<string, string> {
  const issues = PasswordReset.safeParse({ ...typed, ...change }).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

test('all filled in and alike is fine', () => {
  expect(messages({})).toEqual({})
})

test('each empty field says what it needs', () => {
  expect(messages({ email: '', tempPassword: '', newPassword: '', confirmPassword: '' })).toEqual({
    email: 'Email is required',
    tempPassword: 'Temporary password is required',
    newPassword: 'New password is required',
    confirmPassword: 'Please confirm your password',
  })
})

test.each([
  [{ confirmPassword: 'koa and wool' }, { confirmPassword: 'Passwords do not match' }],
  [{ confirmPassword: '' }, { confirmPassword: 'Please confirm your password' }],
  [
    { newPassword: 'short', confirmPassword: 'short' },
    { newPassword: 'Password must be at least 6 characters' },
  ],
  [{ email: 'leilani' }, { email: 'Email is invalid' }],
])('%j is told by its own words', (change, reported) => {
  expect(messages(change)).toEqual(reported)
})
