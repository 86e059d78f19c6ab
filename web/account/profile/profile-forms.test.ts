import { expect, test } from 'vitest'
import type { z } from 'zod'
import { AddressForm, PasswordForm, PersonalForm } from './profile-parts.tsx'

function messages(schema: z.ZodType, typed: object): Record<string, string> {
  const issues = schema.safeParse(typed).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

test('a name is needed, a phone number is not', () => {
  expect(messages(PersonalForm, { firstName: 'Leilani', lastName: 'Akana', phone: '' })).toEqual({})
  expect(messages(PersonalForm, { firstName: ' ', lastName: '', phone: '555' })).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    phone: 'Please enter a valid phone number',
  })
})

test('an address is told what it lacks under the names that the shop uses for it', () => {
  const address = { street: '', city: '', state: '', zipCode: '', country: 'Indonesia' }
  expect(messages(AddressForm, { address })).toEqual({
    'address.street': 'Street address is required',
    'address.city': 'City is required',
    'address.state': 'State/Province is required',
    'address.zipCode': 'ZIP/Postal Code is required',
  })
})

test.each([
  [{ newPassword: 'koa and linen', confirmPassword: 'koa and linen' }, {}],
  [{ currentPassword: '' }, { currentPassword: 'Current password is required' }],
  [
    { newPassword: 'seven77', confirmPassword: 'seven77' },
    { newPassword: 'New password must be at least 8 characters' },
  ],
  [{ confirmPassword: 'koa and wool' }, { confirmPassword: 'New passwords do not match' }],
])('a password with %j is told %j', (change, reported) => {
  const typed = { currentPassword: 'old one', newPassword: 'koa and linen', confirmPassword: 'koa and linen' }
  expect(messages(PasswordForm, { ...typed, ...change })).toEqual(reported)
})
