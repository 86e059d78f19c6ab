import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { longDay } from '#kit/core/long-date.ts'
import { paginationOf } from '#kit/core/operation/paging.ts'
import { storeDay } from '#kit/core/store-day.ts'
import type { BankLineState } from '#domain/payments/bank/line-state.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { bankLines } from '#server/db/schema/bank.ts'
import { payables, payments, refunds } from '#server/db/schema/payments.ts'
import { invalid } from '#server/invalid.ts'
import { payableNumber, selectPayables } from '#server/payments/list-payables.ts'
import { matchesFor } from './suggest.ts'

const lineColumns = {
  _id: bankLines.id,
  postedOn: bankLines.postedOn,
  amount: bankLines.cents,
  name: bankLines.name,
  memo: bankLines.memo,
  bankRef: bankLines.bankRef,
  chequeNo: bankLines.chequeNo,
  state: bankLines.state,
  why: bankLines.why,
}

/** One page of what moved at the bank, the latest first, with what each new movement seems to be. */
export async function listLines(db: Db, query: { page: number; limit: number; state: BankLineState }) {
  const { page, limit, state } = query
  const found = await db
    .select({ ...lineColumns, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(bankLines)
    .where(eq(bankLines.state, state))
    .orderBy(desc(bankLines.postedOn), bankLines.importId, bankLines.id)
    .limit(limit)
    .offset((page - 1) * limit)
  const matches = state === 'new' ? await matchesFor(db, found) : undefined
  const settled = state === 'matched' ? await settledBy(db, found) : undefined
  const lines = found.map((line) => ({
    ...line,
    ...(matches && { match: matches.get(line._id) }),
    ...(settled && { settles: (settled.get(line._id) ?? []).map(({ words }) => words) }),
  }))
  return { lines, pagination: paginationOf(query, found[0]?.total ?? 0) }
}

/** What each line paid, sent back or returned: the numbers, with who pays them. */
async function settledBy(db: Db, lines: readonly { _id: string }[]) {
  const ids = lines.map(({ _id }) => _id)
  const paid = db
    .select({ lineId: payments.bankLineId, payableId: payments.payableId })
    .from(payments)
    .where(and(inArray(payments.bankLineId, ids), inArray(payments.state, ['counted', 'bounced'])))
  const back = db
    .select({ lineId: refunds.bankLineId, payableId: refunds.payableId })
    .from(refunds)
    .where(inArray(refunds.bankLineId, ids))
  const links = await paid.union(back)
  const payableIds = links.map(({ payableId }) => payableId)
  const found = await selectPayables(db)
    .where(inArray(payables.id, payableIds))
    .orderBy(sql`length(${payableNumber})`, payableNumber)
  return Map.groupBy(
    found.flatMap(({ _id, number, client }) => {
      const words = `${number}, ${client.firstName} ${client.lastName}`
      return links.filter(({ payableId }) => payableId === _id).map(({ lineId }) => ({ lineId, words }))
    }),
    ({ lineId }) => lineId,
  )
}

export type StoredLine = NonNullable<Awaited<ReturnType<typeof lockLine>>>

/**
 * A line, so that everyone else who moves it waits until the transaction ends.
 *
 * @throws Problem `bank_line_not_found`
 */
export async function lockLine(tx: Db, id: string) {
  const line = await one(tx.select(lineColumns).from(bankLines).where(eq(bankLines.id, id)).for('update'))
  if (!line) throw new Problem('bank_line_not_found')
  return line
}

/** @throws Problem `validation_failed` (nothing has moved yet; the day of a line is not for us to choose) */
export function refuseDayToCome({ postedOn }: StoredLine, { general }: Settings, now: Date): void {
  if (postedOn > storeDay(now, general.timeZone))
    throw invalid('act', `The bank says ${longDay(postedOn)}. Match it then.`)
}
