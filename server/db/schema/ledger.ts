import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Account } from '#domain/payments/accounts.ts'
import type { County } from '#domain/places/hawaii.ts'
import { payables } from './payments.ts'
import { moment } from './moment.ts'
import { idOf } from './id-of.ts'

/**
 * One thing that happened to money. Append-only: triggers refuse UPDATE and DELETE, here and of its postings, and a day
 * that is closed.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Names what happened, so that it is entered once. */
    key: text().notNull().unique(),
    kind: text().notNull(),
    onDay: date('on_day', { mode: 'string' }).notNull(),
    payableId: idOf('payable_id', () => payables.id),
    actorId: uuid('actor_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('ledger_entries_payable_idx').on(table.payableId),
    uniqueIndex('ledger_entries_day_key').on(table.onDay, table.id),
  ],
)

/** The lines of an entry: debits above zero, credits below, and by a trigger none left over at the commit. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    /** Of its entry: the sums of some days are read from the index alone. */
    onDay: date('on_day', { mode: 'string' }).notNull(),
    line: integer().notNull(),
    account: text().$type<Account>().notNull(),
    cents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.line] }),
    foreignKey({
      columns: [table.onDay, table.entryId],
      foreignColumns: [ledgerEntries.onDay, ledgerEntries.id],
    }),
    index('ledger_postings_day_idx').on(table.onDay, table.account, table.cents),
    check('ledger_postings_cents_check', sql`${table.cents} <> 0`),
  ],
)

/**
 * Sums of all entries up to `through`, by day, county ('' without one) and account: reports read them and what was entered
 * since. `received` is of 1100 and 2000 what came of customers, of 2100 the tax in it.
 */
export const ledgerSums = pgTable(
  'ledger_sums',
  {
    onDay: date('on_day', { mode: 'string' }).notNull(),
    county: text().$type<County | ''>().notNull(),
    account: text().$type<Account>().notNull(),
    debit: bigint({ mode: 'number' }).notNull(),
    credit: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull(),
    through: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.onDay, table.county, table.account] })],
)
