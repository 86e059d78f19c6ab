import fc from 'fast-check'
import { expect } from 'vitest'
import { examine } from '#server/doctor/examine.ts'
import { sumLedger } from '#server/payments/ledger-sums.ts'
import { Refusal } from '#tests/support/injected-call.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { type Book, expectedOf, openBook, type Payable, settleWriteOff } from './model-book.ts'
import { acts, deskOf, type PlayedAct } from './money-acts.ts'

const HOURS = 2 * 60 * 60_000

type Hand = { shop: TestShop; books: [Book, Book] }

/** Codes that a sound act may be refused with where it makes no sense. */
const refusals = new Set([
  'illegal_state',
  'validation_failed',
  'refund_too_much',
  'refund_not_found',
  'payment_not_found',
])

const names = Object.keys(acts) as PlayedAct['name'][]
const paidTooMuch: PlayedAct = { name: 'pay', of: 0, cents: 700_00, pick: 0 }
/** Without money nothing else can be done with it. */
const likely = ['pay', 'pay', 'refund', 'refund', 'keep', 'moveCredit'] as const

const anyAct: fc.Arbitrary<PlayedAct> = fc.record({
  name: fc.constantFrom(...names, ...likely),
  of: fc.constantFrom(0, 1),
  cents: fc.oneof(fc.constantFrom(1, 330_00, 660_00), fc.integer({ min: 1, max: 200_00 })),
  pick: fc.nat(3),
})

/** Plays one act and holds what it touched against its book. Returns how it went. */
async function playAct({ shop, books }: Hand, act: PlayedAct): Promise<string> {
  const desk = deskOf(shop)
  const [book, other] = act.of === 0 ? books : [books[1], books[0]]
  const outcome = await acts[act.name](desk, book, other, act).then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refusal && refusals.has(error.code)) return error.code
      throw error
    },
  )
  for (const each of books) settleWriteOff(each)
  const touched = act.name === 'moveCredit' ? books : [book]
  for (const each of touched) expect(figuresIn(await desk.read(each))).toEqual(expectedOf(each))
  return outcome
}

function figuresIn({ owed, received, refunded, open, credit }: Payable) {
  const cents = (dollars: number) => Math.round(dollars * 100)
  return {
    owed: cents(owed),
    received: cents(received),
    refunded: cents(refunded),
    open: cents(open),
    credit: cents(credit),
  }
}

/**
 * P63: plays acts on the money of two orders, in any order; of a fault it names the fewest that bring it about. Returns
 * how many kinds of acts were done and not refused.
 */
export async function playBooks(shop: TestShop, runs: number): Promise<number> {
  const seed = 20_261_125
  const done = new Map<string, number>()
  /** What a run leaves behind is no fault of those after it, which look for fewer acts that lead there. */
  const found = new Set<string>()
  const run = fc.asyncProperty(fc.array(anyAct, { minLength: 16, maxLength: 32 }), async (played) => {
    const hand: Hand = { shop, books: [await openBook(shop), await openBook(shop)] }
    for (const act of [paidTooMuch, ...played]) {
      const outcome = await playAct(hand, act)
      if (outcome === 'done') done.set(act.name, (done.get(act.name) ?? 0) + 1)
    }
    await sumLedger({ db: shop.shop.db, clock: () => new Date(shop.shop.clock().getTime() + HOURS) })
    const ofRun = (await examine(shop.shop)).filter(({ what }) => !found.has(what))
    for (const { what } of ofRun) found.add(what)
    expect(ofRun).toEqual([])
  })
  await fc.assert(run, { numRuns: runs, seed })
  const acts = done.values().reduce((sum, count) => sum + count, 0)
  const figure = `${acts} acts of ${done.size} kinds on the money of two orders, in any order: the figures of the model after each, I11–I20 and I23 after each run`
  printPromise('P63', runs, figure, true, { seed })
  return done.size
}
