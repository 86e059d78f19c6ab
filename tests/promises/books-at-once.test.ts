import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { documents } from '#server/db/schema/documents.ts'
import { examine } from '#server/doctor/examine.ts'
import { sumLedger, summedThrough } from '#server/payments/ledger-sums.ts'
import { ledgerEntries, ledgerPostings } from '#server/db/schema/ledger.ts'
import { atOnce, inRuns, times } from '#tests/support/at-once.ts'
import { describeRaces } from '#tests/support/databases/races.ts'
import { noa } from '#tests/support/people.ts'
import { expectNone } from '#tests/support/promise-line.ts'
import { seedOrder } from '#tests/support/seed/order.ts'

/** As many orders are placed at once, and twice as many paid. */
const HALF = 25
/** So many of them have not seen what is open. */
const STALE = 10
const RUNS = 20
/** The shop's clock stands on November 20. */
const YESTERDAY = '2026-11-19'
const TWO_HOURS = 2 * 60 * 60_000

await describeRaces('P64, P65: the books and the numbers of their papers', (shop) => {
  const books = () => shop.shop.db
  const orders = (count: number) => Promise.all(Array.from({ length: count }, () => seedOrder(shop)))
  const pay = (ref: string, more: { receivedOn?: string; seenOpen?: number } = {}) =>
    shop.as(noa).call('POST /api/payables/:ref/payments', {
      params: { ref },
      body: { amount: 660, method: 'cheque', seenOpen: 660, ...more },
    })
  const close = (closedThrough: string) =>
    shop.as(noa).call('PUT /api/settings', { body: { payment: { books: { closedThrough } } } })

  test('50 orders paid at once over 20 connections, of which a fifth fail, are numbered from 1 on', () =>
    inRuns(
      'P65',
      RUNS,
      '50 invoices and receipts at once over 20 connections, 20 % refused: numbers without gap or twin',
      async () => {
        const before = await books().$count(documents, eq(documents.series, 'INV-'))
        const placed = [...(await orders(HALF)), ...(await orders(HALF))]
        const [stale, sound] = [placed.slice(0, STALE), placed.slice(STALE)]
        const [refused, paid] = await Promise.all([
          atOnce(
            stale.map(
              ({ _id }) =>
                () =>
                  pay(_id, { seenOpen: 1 }),
            ),
          ),
          atOnce(
            sound.map(
              ({ _id }) =>
                () =>
                  pay(_id),
            ),
          ),
        ])
        // On a busy machine some wait too long for one of the connections: they are refused whole, and pay later.
        const others = refused.refused.filter((code) => code !== 'unavailable')
        expect(refused.done).toEqual([])
        expect(others).toEqual(times(others.length, 'payment_changed'))
        expect(paid.refused).toEqual(times(paid.refused.length, 'unavailable'))
        const later = []
        for (const { _id } of sound) later.push(...(await atOnce([() => pay(_id)])).done)
        expect(later).toHaveLength(paid.refused.length)
        for (const series of ['INV-', 'RC-']) {
          const rows = await books()
            .select()
            .from(documents)
            .where(eq(documents.series, series))
            .orderBy(documents.seq)
          expect(rows.map(({ seq }) => seq)).toEqual(
            Array.from({ length: before + sound.length }, (_, at) => at + 1),
          )
        }
      },
    ))

  test('a day is closed while 20 payments are entered on it: in it, or refused', () =>
    inRuns(
      'P64',
      RUNS,
      'a day closed against 20 payments on it: nothing is entered once it is closed',
      async () => {
        await close('')
        const placed = await orders(20)
        const pays = placed.map(
          ({ _id }) =>
            () =>
              pay(_id, { receivedOn: YESTERDAY }),
        )
        const before = await books().$count(ledgerEntries)
        const { done, refused } = await atOnce<unknown>([() => close(YESTERDAY), ...pays])
        expect(refused).toEqual(times(refused.length, 'books_closed'))
        expect(await books().$count(ledgerEntries)).toBe(before + done.length - 1)
      },
    ))

  test('10 rounds at once sum the books once', async () => {
    for (const { _id } of await orders(3)) await pay(_id)
    const clock = () => new Date(shop.shop.clock().getTime() + TWO_HOURS)
    await Promise.all(Array.from({ length: 10 }, () => sumLedger({ db: books(), clock })))
    expect(await summedThrough(books())).toBeGreaterThan(0)
    expect((await examine(shop.shop)).filter(({ id }) => id === 'I23')).toEqual([])
  })

  test('no word of SQL changes what is in the books', async () => {
    const [{ _id } = { _id: '' }] = await orders(1)
    await pay(_id)
    const read = async () => [
      await books().select().from(ledgerEntries),
      await books().select().from(ledgerPostings),
      await books().select().from(documents),
    ]
    const before = await read()
    const tries = [
      'update ledger_entries set on_day = on_day - 1',
      'delete from ledger_entries',
      'update ledger_postings set cents = -cents',
      'delete from ledger_postings',
      'update documents set cents = cents + 1',
      'delete from documents',
      `insert into ledger_postings (entry_id, on_day, line, account, cents)
        select id, on_day, 90, '1000', 1 from ledger_entries`,
    ]
    const passed: string[] = []
    for (const text of tries) {
      const isRefused = await books()
        .execute(sql.raw(text))
        .then(
          () => false,
          () => true,
        )
      if (!isRefused) passed.push(text)
    }
    expect(await read()).toEqual(before)
    expectNone(
      'P64',
      tries.length,
      'UPDATE, DELETE and a line beside an entry, by SQL: refused, nothing changed',
      passed,
      {
        engine: 'postgres',
      },
    )
  })
})
