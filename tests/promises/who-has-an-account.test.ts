import { expect, test } from 'vitest'
import { askOfBoth, seedAccounts, type Question } from '#tests/access/signed-in-and-not.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const PAIRS = 12
/** Whoever is not found and not hashed for is answered many times sooner; a busy machine alone does not do that. */
const MAX_RATIO = 2

// The embedded database does one thing at a time: what is done for one address is felt most here.
const testing = testShop()
staysSound(testing)

test.each<[Question, string]>([
  ['forgot-password', 'asking for a temporary password tells nobody who has an account'],
  ['reset-password', 'nor does trying one'],
  ['login', 'nor does signing in'],
])('P37: %s: %s', async (question) => {
  const existing = await seedAccounts(testing, question, PAIRS)
  const { answers, ratio } = await askOfBoth(testing, question, existing)
  const isAlike = ratio < MAX_RATIO && ratio > 1 / MAX_RATIO
  const figure = `${question}: ${answers} answer for known and unknown, and no work is spared for either`
  printPromise('P37', PAIRS, figure, answers === 1 && isAlike)
  expect(answers).toBe(1)
  expect(ratio).toBeLessThan(MAX_RATIO)
  expect(ratio).toBeGreaterThan(1 / MAX_RATIO)
})
