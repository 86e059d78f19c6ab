import { expect, test } from 'vitest'
import { SoughtEmail } from './email-address.ts'

test('an address is no longer than mail can carry, in the letters that it is kept in', () => {
  const long = (letter: string, times: number) => `${letter.repeat(times)}@x.example`
  expect(SoughtEmail.parse(long('A', 244))).toBe(long('a', 244))
  expect(SoughtEmail.safeParse(long('a', 245)).success).toBe(false)
  // U+3300 stands for four letters.
  expect(SoughtEmail.parse(long('\u3300', 61))).toHaveLength(254)
  expect(SoughtEmail.safeParse(long('\u3300', 62)).success).toBe(false)
})
