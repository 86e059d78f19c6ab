import { expect, test } from 'vitest'
import { outsideAccountOn } from './outside-accounts.ts'

test.each([
  ['1000 = 1010 Checking', { account: '1000', number: '1010', name: 'Checking' }],
  ['4000=Sales of furniture', { account: '4000', number: '', name: 'Sales of furniture' }],
])('%s names an account of the accountant', (line, account) => {
  expect(outsideAccountOn(line)).toEqual(account)
})

test.each(['9999 = Checking', '1000 =', '1000 Checking', 'Bank = 1010 Checking', ''])(
  '%j names none',
  (line) => {
    expect(outsideAccountOn(line)).toBeUndefined()
  },
)
