import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bankImports, bankLines } from '#server/db/schema/bank.ts'
import { ledgerEntries } from '#server/db/schema/ledger.ts'
import { payables, payments } from '#server/db/schema/payments.ts'
import { atOnce, inRuns, times } from '#tests/support/at-once.ts'
import { statementFile } from '#tests/support/bank/statement-file.ts'
import { describeRaces } from '#tests/support/databases/races.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import type { TestAsk } from '#tests/support/test-shop.ts'

const RUNS = 20
const AT_ONCE = 20

await describeRaces('P62, P69: what the bank says counts once', (shop) => {
  type Move = NonNullable<TestAsk<'PUT /api/bank/lines/:id'>['body']>
  const bring = (statement: File) => () =>
    shop.as(noa).call('POST /api/bank/imports', { body: { statement } })
  const moved = (id: string, body: Move) => () =>
    shop.as(noa).call('PUT /api/bank/lines/:id', { params: { id }, body })
  const paying = (...ids: string[]): Move => ({
    act: 'match',
    payables: ids.map((payable) => ({ payable, amount: 660 })),
  })
  const reopen: Move = { act: 'reopen' }
  const counted = (id: string) => shop.shop.db.select().from(payments).where(eq(payments.bankLineId, id))
  const receivedBy = async (id: string) => {
    const [found] = await shop.shop.db.select().from(payables).where(eq(payables.id, id))
    return found?.receivedCents
  }

  /** The only line of a statement of its own. */
  async function lineOf(words: string, amount: number): Promise<string> {
    const read = await bring(statementFile([`11/3/2026,${words},${amount}.00`]))()
    const which = eq(bankLines.importId, read.import._id)
    const [line] = await shop.shop.db.select().from(bankLines).where(which)
    return line?.id ?? ''
  }
  async function orderAndLine() {
    const { _id, number } = await seedOrder(shop, { of: leilani })
    return { order: _id, line: await lineOf(number, 660) }
  }

  // The first two: sessions tell the database of their deadlocks up to ten seconds later.
  test('a line matched with two orders in any order, and opened again, at once', () =>
    inRuns(
      'P69',
      RUNS,
      'one transfer for two orders × 8, with opening again: used up once or new',
      async (round) => {
        const one = (await seedOrder(shop, { of: leilani }))._id
        const other = (await seedOrder(shop, { of: leilani }))._id
        const line = await lineOf(`WIRE FOR BOTH ${round}`, 1320)
        const [there, back] = [moved(line, paying(one, other)), moved(line, paying(other, one))]
        await atOnce([there, back, moved(line, reopen), there, back, moved(line, reopen), there, back])
        const [row] = await shop.shop.db.select().from(bankLines).where(eq(bankLines.id, line))
        const cents = row?.state === 'matched' ? 660_00 : 0
        expect([await receivedBy(one), await receivedBy(other)]).toEqual([cents, cents])
        const standing = (await counted(line)).filter(({ state }) => state === 'counted')
        expect(standing).toHaveLength(cents === 0 ? 0 : 2)
        expect(await deadlocks()).toBe(0)
      },
    ))

  test('lines of the bank and payments taken back at once wait for each other in one order', () =>
    inRuns(
      'P69',
      RUNS,
      'match, open again and take back, crosswise: nobody waits for ever',
      async (round) => {
        const one = (await seedOrder(shop, { of: leilani }))._id
        const other = (await seedOrder(shop, { of: leilani }))._id
        const lines = [await lineOf(`FIRST ${round}`, 1320), await lineOf(`SECOND ${round}`, 1320)] as const
        await moved(lines[0], paying(one, other))()
        const backs = (await counted(lines[0])).map(({ id, payableId: ref }) => () => {
          const body = { kind: 'reversed', reason: 'Not ours' } as const
          return shop.as(noa).call('POST /api/payables/:ref/payments/:id/back', { params: { ref, id }, body })
        })
        const match = moved(lines[1], paying(other, one))
        await atOnce<unknown>([moved(lines[0], reopen), ...backs, match, moved(lines[1], reopen), ...backs])
        expect(await deadlocks()).toBe(0)
      },
    ))

  test('one statement brought 20 times at once', () =>
    inRuns('P62', RUNS, 'the same statement × 20: 1 import, its lines once', async (round) => {
      const text = `Date,Description,Amount\n11/3/2026,FEE ${round},-1\n11/3/2026,FEE ${round},-1\n`
      const file = () => new File([text], 'november.csv', { type: 'text/csv' })
      const before = await shop.shop.db.$count(bankLines)
      const { done, refused } = await atOnce(Array.from({ length: AT_ONCE }, () => bring(file())))
      expect([done.length, refused]).toEqual([1, times(AT_ONCE - 1, 'bank_file_known')])
      expect(await shop.shop.db.$count(bankLines)).toBe(before + 2)
    }))

  test('overlapping statements and one in another format at once', () =>
    inRuns('P62', RUNS, 'overlapping statements × 3 at once: every line once', async (round) => {
      const fee = (count: number) => `11/${count}/2026,OVERLAP ${round},-${count}`
      const csv = (...counts: number[]) => bring(statementFile(counts.map(fee)))
      const ofx = `<OFX><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261104<TRNAMT>-4.00<FITID>${round}<NAME>OVERLAP ${round}</STMTTRN></OFX>`
      const before = await shop.shop.db.$count(bankLines)
      await atOnce([csv(3, 4), csv(4, 5), bring(new File([ofx], 'november.ofx'))])
      expect(await shop.shop.db.$count(bankLines)).toBe(before + 3)
    }))

  test('twins of three statements taken in at once, beside a statement that holds more of them', () =>
    inRuns(
      'P62',
      RUNS,
      'twins of 3 statements and a 4th statement at once: every line once',
      async (round) => {
        const twin = `11/5/2026,TWIN ${round},5.00`
        await bring(statementFile([twin]))()
        const takeIn = []
        for (const day of [6, 7, 8]) {
          const read = await bring(statementFile([twin, `11/${day}/2026,OTHER ${round},5.00`]))()
          const { _id: id, twins } = read.import
          const body = { line: twins[0]?._id ?? '' }
          takeIn.push(() => shop.as(noa).call('POST /api/bank/imports/:id/twins', { params: { id }, body }))
        }
        const { refused } = await atOnce([...takeIn, bring(statementFile(Array(6).fill(twin)))])
        expect(refused).toEqual([])
        const lines = shop.shop.db
          .select()
          .from(bankLines)
          .where(eq(bankLines.name, `TWIN ${round}`))
        const found = (await lines).map(({ occurrence }) => occurrence)
        expect(found.toSorted((one, other) => one - other)).toEqual(found.map((_, at) => at + 1))
        expect(found.length).toBeGreaterThanOrEqual(6)
      },
    ))

  test('one line matched 20 times at once', () =>
    inRuns('P62', RUNS, 'match a line × 20: 1 payment, 1 entry', async () => {
      const { order, line } = await orderAndLine()
      const match = moved(line, paying(order))
      const { done, refused } = await atOnce(Array.from({ length: AT_ONCE }, () => match))
      expect([done.length, refused]).toEqual([1, times(AT_ONCE - 1, 'illegal_state')])
      expect((await counted(line)).map(({ cents }) => cents)).toEqual([660_00])
      const entries = eq(ledgerEntries.payableId, order)
      expect(await shop.shop.db.$count(ledgerEntries, entries)).toBe(1)
    }))

  test('a line matched and its statement taken back at once', () =>
    inRuns('P62', RUNS, 'match against undo of the statement: one of both wins', async () => {
      const { order, line } = await orderAndLine()
      const [row] = await shop.shop.db.select().from(bankLines).where(eq(bankLines.id, line))
      const id = row?.importId ?? ''
      const undo = () => shop.as(noa).call('DELETE /api/bank/imports/:id', { params: { id } })
      await atOnce<unknown>([undo, moved(line, paying(order)), undo])
      const isThere = await shop.shop.db.$count(bankImports, eq(bankImports.id, id))
      expect([isThere, await receivedBy(order)]).toEqual(isThere === 1 ? [1, 660_00] : [0, 0])
    }))

  test('a twin taken in and its statement taken back at once', () =>
    inRuns(
      'P62',
      RUNS,
      'take a twin in against undo of its statement: nothing of it stays',
      async (round) => {
        const twin = `11/5/2026,UNDONE ${round},5.00`
        await bring(statementFile([twin]))()
        const { import: read } = await bring(statementFile([twin, `11/6/2026,REST ${round},5.00`]))()
        const params = { id: read._id }
        const body = { line: read.twins[0]?._id ?? '' }
        const { refused } = await atOnce<unknown>([
          () => shop.as(noa).call('POST /api/bank/imports/:id/twins', { params, body }),
          () => shop.as(noa).call('DELETE /api/bank/imports/:id', { params }),
        ])
        expect(refused).toEqual(times(refused.length, 'statement_not_found'))
        expect(await shop.shop.db.$count(bankLines, eq(bankLines.importId, read._id))).toBe(0)
      },
    ))

  async function deadlocks() {
    const text = 'select deadlocks from pg_stat_database where datname = current_database()'
    await shop.shop.db.rows({ name: 'flush_stats', text: 'select pg_stat_force_next_flush()' })
    const [found] = await shop.shop.db.rows<{ deadlocks: number }>({ name: 'deadlocks', text })
    return found?.deadlocks
  }
})
