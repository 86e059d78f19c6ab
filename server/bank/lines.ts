import { asc, desc, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { longDay } from '#kit/core/long-date.ts'
import { paginationOf } from '#kit/core/operation/paging.ts'
import { storeDay } from '#kit/core/store-day.ts'
import type { BankLineState } from '#domain/payments/bank/line-state.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { bankLines } from '#server/db/schema/bank.ts'
import { invalid } from '#server/invalid.ts'
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
    .orderBy(desc(bankLines.postedOn), asc(bankLines.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const matches = state === 'new' ? await matchesFor(db, found) : undefined
  const lines = found.map((line) => ({ ...line, ...(matches && { match: matches.get(line._id) }) }))
  return { lines, pagination: paginationOf(query, found[0]?.total ?? 0) }
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
