import { expect, test } from 'vitest'
import { isPhone, phoneMessage } from './phone.ts'

test.each([
  '8085550142',
  '+18085550142',
  '(808) 555-0142',
  '+62 812-3456-7890',
  '808.555.0142',
  '+123456789012345',
])('%s is a phone number', (text) => {
  expect(isPhone(text)).toBe(true)
})

test.each([
  '',
  '+',
  '+123456789',
  '555-0142',
  '+1234567890123456',
  '1234567890123456',
  '808555014a',
  '++18085550142',
  '1+8085550142',
  '+1808555\n0142',
  '٨٠٨٥٥٥٠١٤٢',
])('%j is none', (text) => {
  expect(isPhone(text)).toBe(false)
  expect(phoneMessage).toBe('Please enter a valid phone number')
})
