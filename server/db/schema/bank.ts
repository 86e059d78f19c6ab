import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Movement, StatementFormat } from '#kit/node/bank/statement.ts'
import { accounts, type BankLedgerAccount } from '#domain/payments/accounts.ts'
import { type CsvHead, usualCsvHeads } from '#domain/payments/bank/csv-heads.ts'
import type { BankLineState } from '#domain/payments/bank/line-state.ts'
import { users } from './users.ts'
import { moment } from './moment.ts'
import { idOf } from './id-of.ts'

/** An account of the shop at a bank, of which statements come. */
export const bankAccounts = pgTable('bank_accounts', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  last4: text().notNull().default(''),
  /** Its account in the books. */
  account: text().$type<BankLedgerAccount>().notNull().unique().default(accounts.bank),
  csv: jsonb().$type<Record<CsvHead, string>>().notNull().default(usualCsvHeads),
  createdAt: moment('created_at').notNull(),
})

/** A line as the statement has it, which was not taken in. */
export type TwinLine = Movement & { id: string }

/** A statement that was read: the same file comes once. */
export const bankImports = pgTable(
  'bank_imports',
  {
    id: uuid().primaryKey(),
    bankAccountId: idOf('bank_account_id', () => bankAccounts.id),
    sha256: text().notNull(),
    fileName: text('file_name').notNull(),
    format: text().$type<StatementFormat>().notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    lines: integer().notNull(),
    newLines: integer('new_lines').notNull(),
    /** Lines of its first and last day that were there already: a twin of one may be among them. */
    twins: jsonb().$type<TwinLine[]>().notNull().default([]),
    importedBy: uuid('imported_by').references(() => users.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('bank_imports_file_key').on(table.bankAccountId, table.sha256)],
)

/** One movement in a statement. */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: uuid().primaryKey(),
    importId: idOf('import_id', () => bankImports.id),
    bankAccountId: idOf('bank_account_id', () => bankAccounts.id),
    postedOn: date('posted_on', { mode: 'string' }).notNull(),
    cents: integer().notNull(),
    name: text().notNull(),
    memo: text().notNull(),
    bankRef: text('bank_ref').notNull(),
    chequeNo: text('cheque_no').notNull(),
    /** With which of its twins it is, tells it from all others of its account. */
    fingerprint: text().notNull(),
    occurrence: integer().notNull(),
    state: text().$type<BankLineState>().notNull().default('new'),
    /** Why it was set aside. */
    why: text().notNull().default(''),
  },
  (table) => [
    unique('bank_lines_movement_key').on(table.bankAccountId, table.fingerprint, table.occurrence),
    index('bank_lines_state_idx').on(table.state, table.postedOn),
    index('bank_lines_import_idx').on(table.importId),
    // Who paid under this name before is asked for the lines of a page.
    index('bank_lines_matched_name_idx')
      .on(table.name)
      .where(sql`state = 'matched'`),
  ],
)
