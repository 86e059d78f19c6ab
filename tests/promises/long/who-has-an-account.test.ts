import { expect, test } from 'vitest'
import { askOfBoth, seedAccounts, type Question } from '#tests/access/signed-in-and-not.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { ownDatabase } from '#tests/support/databases/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'

const PAIRS = 100
/** Chance alone comes below it once in a thousand runs. */
const LEAST_P = 0.001

const testing = testShop(ownDatabase)
staysSound(testing)

test.each<Question>(['forgot-password', 'reset-password', 'login'])(
  'P37: the time of an answer to %s tells nobody who has an account',
  async (question) => {
    const existing = await seedAccounts(testing, question, PAIRS)
    const { answers, ratio, p } = await askOfBoth(testing, question, existing)
    const isAlike = Math.abs(ratio - 1) < 0.1 && p > LEAST_P
    const figure = `${question}, known against unknown: ${answers} answer, medians ${ratio.toFixed(3)} : 1, p ${p.toFixed(3)}`
    printPromise('P37', PAIRS, figure, answers === 1 && isAlike)
    expect(answers).toBe(1)
    expect(Math.abs(ratio - 1)).toBeLessThan(0.1)
    expect(p).toBeGreaterThan(LEAST_P)
  },
)
