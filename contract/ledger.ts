import { z } from 'zod'
import { calendarDay } from '#kit/core/operation/day.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { Pagination, pagingQuery } from '#kit/core/operation/paging.ts'
import type { Operations } from './endpoint.ts'
import { BookEntry } from './payables.ts'

const ENTRIES_PAGE_SIZE = 20

/** Days of the store's calendar, both counted; this month until today where they are left out. */
const days = {
  from: calendarDay('Enter a date').optional(),
  to: calendarDay('Enter a date').optional(),
}

export const LedgerQuery = z.object(days)
export type LedgerQuery = z.infer<typeof LedgerQuery>

export const LedgerListQuery = z.object({ ...pagingQuery(ENTRIES_PAGE_SIZE), ...days })
export type LedgerListQuery = z.infer<typeof LedgerListQuery>

const AccountFigures = z.object({
  account: z.string(),
  name: z.string(),
  /** What the accountant calls it, where the owner wrote that down. */
  outside: z.string(),
  /** Before the first day; debits are above zero. */
  opening: Dollars,
  debit: Dollars,
  credit: Dollars,
  closing: Dollars,
})

/** The books of some days. */
export const LedgerReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** The last day that is closed; empty while none is. */
  closedThrough: z.string(),
  accounts: z.array(AccountFigures),
  /** What customers owe today, by the days since it was due. */
  owed: z.array(z.object({ days: z.string(), amount: Dollars, payables: z.int() })),
  /** What was earned and its tax, and what came (less what went back) with the tax in it, by county; without one, what has none. */
  taxes: z.array(
    z.object({ county: z.string(), income: Dollars, tax: Dollars, received: Dollars, taxReceived: Dollars }),
  ),
})
export type LedgerReport = z.output<typeof LedgerReport>

export const ledgerOperations = {
  'GET /api/ledger/entries': {
    access: 'admin',
    summary: 'What was entered in the books on some days, the latest first',
    query: LedgerListQuery,
    reply: z.object({ entries: z.array(BookEntry.extend({ number: z.string() })), pagination: Pagination }),
    data: 'entries',
  },
  'GET /api/ledger/report': {
    access: 'admin',
    summary: 'Where the accounts stood before and after some days, what is owed, and taxes by county',
    query: LedgerQuery,
    reply: z.object({ report: LedgerReport }),
    data: 'report',
  },
  'GET /api/ledger/export': {
    access: 'admin',
    summary: 'Each line of the books of some days as CSV, for the accountant',
    query: LedgerQuery,
    reply: 'file',
    limit: 'export',
  },
} as const satisfies Operations
