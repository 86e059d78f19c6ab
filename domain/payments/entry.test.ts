import { agreedSums } from '#tests/support/samples/sums.ts'
import { describe, expect, test } from 'vitest'
import { dice, type Dice } from '#tests/sim/dice.ts'
import { accounts, type Posting } from './accounts.ts'
import { entryOf, moneyBack, moneyIn, type Parts } from './entry.ts'
import { missingOf, openOf, positionOf, type Sums } from './sums.ts'

const parts: Parts = { pieces: 800, packages: 300, designFee: 0, delivery: 50, tax: 110, discount: 60 }
const agreed = agreedSums(1200)
const lines = (postings: Posting[]) =>
  Object.fromEntries(postings.map(({ account, cents }) => [account, cents]))
const act = (before: Partial<Sums>, after: Partial<Sums>, money?: Posting[]) =>
  lines(entryOf({ ...agreed, ...before }, { ...agreed, ...before, ...after }, parts, money))

describe('what is entered', () => {
  test.each<[string, Record<string, number>, Record<string, number>]>([
    [
      'money that comes before anything is delivered is held',
      act({}, { received: 500 }, moneyIn(accounts.bank, 500)),
      { 1000: 500, 2000: -500 },
    ],
    [
      'what is delivered is income, and what is not yet paid is owed',
      act({ received: 500 }, { isEarned: true }),
      { 1100: 700, 2000: 500, 2100: -110, 4000: -800, 4010: -300, 4030: -50, 4090: 60 },
    ],
    [
      'money that comes afterwards pays what is owed, and the rest is held',
      act({ received: 500, isEarned: true }, { received: 1300 }, moneyIn(accounts.inHand, 800)),
      { 1020: 800, 1100: -700, 2000: -100 },
    ],
    [
      'a payment that was not there is owed again',
      act({ received: 1200, isEarned: true }, { received: 0 }, moneyIn(accounts.bank, -1200)),
      { 1000: -1200, 1100: 1200 },
    ],
    ['a charge is owed at once', act({}, { charges: 35 }), { 1100: 35, 4200: -35 }],
    ['what is reduced before it is earned is not entered', act({}, { reduced: 240 }), {}],
    [
      'what is reduced afterwards is shared over goods, delivery and tax',
      act({ isEarned: true }, { reduced: 120 }),
      { 1100: -120, 2100: 11, 4030: 5, 4100: 104 },
    ],
    [
      'and is entered with the income where it came before',
      act({ reduced: 120, received: 1080 }, { isEarned: true }),
      { 2000: 1080, 2100: -99, 4000: -800, 4010: -300, 4030: -45, 4090: 60, 4100: 104 },
    ],
    ['a refund waits', act({ received: 1200 }, { refunded: 200 }), { 2000: 200, 2200: -200 }],
    [
      'and is sent',
      act({ received: 1200, refunded: 200 }, {}, moneyBack(accounts.bank, 200)),
      { 1000: -200, 2200: 200 },
    ],
    [
      'what is written off',
      act({ isEarned: true, received: 1195 }, { writtenOff: 5 }),
      { 1100: -5, 6000: 5 },
    ],
    [
      'what is kept of a cancelled one',
      act({ received: 600, isCancelled: true }, { kept: 600 }),
      { 2000: 600, 4210: -600 },
    ],
  ])('%s', (_what, entered, expected) => {
    expect(entered).toEqual(expected)
  })

  test('nothing, where nothing moved', () => {
    expect(act({ received: 7, isEarned: true }, {})).toEqual({})
  })
})

/** Some act on a payable that stands as `sums` says, and the money that moves with it. */
function anyAct(sums: Sums, { below, one }: Dice): [Sums, Posting[]] {
  const cents = 1 + below(900)
  const account = one([accounts.bank, accounts.inHand])
  const acts: (() => [Sums, Posting[]])[] = [
    () => [{ ...sums, received: sums.received + cents }, moneyIn(account, cents)],
    () => [{ ...sums, received: 0 }, moneyIn(account, -sums.received)],
    () => [{ ...sums, refunded: sums.refunded + cents }, []],
    () => [{ ...sums, refunded: 0 }, []],
    () => [{ ...sums, charges: sums.charges + 35 }, []],
    () => [{ ...sums, reduced: Math.min(sums.total, sums.reduced + cents) }, []],
    () => [{ ...sums, writtenOff: sums.writtenOff + 5 }, []],
    () => [{ ...sums, isEarned: !sums.isEarned }, []],
    () => [{ ...sums, isCancelled: !sums.isCancelled, kept: 0 }, []],
    () => [{ ...sums, kept: sums.isCancelled ? below(600) : 0 }, []],
    () => [sums, moneyBack(account, cents)],
  ]
  return one(acts)()
}

test('M4: any acts in any order: each entry comes to zero, nobody owes and is held for, and one leap enters the same', () => {
  for (let seed = 0; seed < 300; seed++) {
    const chance = dice(seed)
    const books = new Map<string, number>()
    const money: Posting[] = []
    let sums = agreed
    for (let step = 0; step < 40; step++) {
      const [after, moved] = anyAct(sums, chance)
      const entry = entryOf(sums, after, parts, moved)
      expect(entry.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
      expect(entry.length).not.toBe(1)
      for (const { account, cents } of entry) books.set(account, (books.get(account) ?? 0) + cents)
      money.push(...moved)
      sums = after
      const [owed = 0, held = 0] = [books.get(accounts.owed), books.get(accounts.held)]
      expect([owed, held]).toEqual([Math.max(positionOf(sums), 0), Math.min(positionOf(sums), 0) || 0])
    }
    const stands = [...books].filter(([, cents]) => cents !== 0)
    expect(Object.fromEntries(stands)).toEqual(lines(entryOf(agreed, sums, parts, money)))
  }
})

test.each<[string, Partial<Sums>, number, number]>([
  ['agreed', {}, 1200, 1200],
  ['a deposit came', { received: 600 }, 600, 600],
  ['too much came', { received: 1300 }, -100, -100],
  ['cancelled, unpaid', { isCancelled: true }, 0, 1200],
  ['cancelled with money here', { isCancelled: true, received: 600 }, -600, 600],
  ['cancelled, and sent back', { isCancelled: true, received: 1200, refunded: 1200 }, 0, 0],
  ['cancelled, some kept', { isCancelled: true, received: 600, kept: 600 }, 0, 600],
  ['reduced and sent back', { received: 1200, reduced: 200, refunded: 200 }, 0, 0],
  ['charged', { charges: 35 }, 1235, 1235],
  ['written off', { received: 1195, writtenOff: 5 }, 0, 0],
])('what is open of a payable and what is missing of it: %s', (_what, sums, open, missing) => {
  expect(openOf({ ...agreed, ...sums })).toBe(open)
  expect(missingOf({ ...agreed, ...sums })).toBe(missing)
})
