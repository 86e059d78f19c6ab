import { expect, test } from 'vitest'
import { isAgreed } from './agreed.ts'

test.each([
  ['purchase', null, true],
  ['quote', 'requested', false],
  ['quote', 'quoted', false],
  ['quote', 'accepted', true],
  ['quote', 'declined', false],
  ['quote', 'expired', false],
] as const)('the prices of a %s that is %s are agreed to: %s', (kind, quoteStatus, agreed) => {
  expect(isAgreed({ kind, quoteStatus })).toBe(agreed)
})
