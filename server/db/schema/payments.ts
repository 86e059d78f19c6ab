import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Due } from '#domain/payments/dues.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { refundStates } from '#domain/payments/refund-rules.ts'
import { bankLines } from './bank.ts'
import { designRequests } from './designs.ts'
import { files } from './files.ts'
import { orders } from './orders.ts'
import { users } from './users.ts'
import { moment } from './moment.ts'
import { idOf } from './id-of.ts'

const sum = (name: string) => integer(name).notNull().default(0)

/**
 * What an agreed order or a design fee comes to, and how far it is paid: sums over its payments, refunds and entries
 * in the ledger, written in their transaction.
 */
export const payables = pgTable(
  'payables',
  {
    /** The id of its order or design request. */
    id: uuid().primaryKey(),
    orderId: uuid('order_id').references(() => orders.id),
    designId: uuid('design_id').references(() => designRequests.id),
    totalCents: integer('total_cents').notNull(),
    chargesCents: sum('charges_cents'),
    reducedCents: sum('reduced_cents'),
    writtenOffCents: sum('written_off_cents'),
    receivedCents: sum('received_cents'),
    /** What is approved to go back, sent or not yet. */
    refundedCents: sum('refunded_cents'),
    /** What the shop keeps of a cancelled one. */
    keptCents: sum('kept_cents'),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    /** Delivered or completed: its total is income. */
    isEarned: boolean('is_earned').notNull().default(false),
    /** As `openOf` says, for those who ask the tables. */
    openCents: integer('open_cents')
      .notNull()
      .generatedAlwaysAs(
        sql`case when is_cancelled then kept_cents else total_cents - reduced_cents end
          + charges_cents - written_off_cents - received_cents + refunded_cents`,
      ),
    /** Few, and read and written with the payable: a table of their own would be a second write for every order. */
    dues: jsonb().$type<Due[]>().notNull(),
    /** When the next of its dues has its day, or since when it is owed without one; null once nothing is due. */
    nextDueOn: date('next_due_on', { mode: 'string' }),
    /** When its customer was last reminded. */
    remindedOn: date('reminded_on', { mode: 'string' }),
    /** When its first due was called for the last time, before what is held for it is released. */
    lastCallOn: date('last_call_on', { mode: 'string' }),
    /** The order that this design fee was credited to; of a cancelled order, where the fee that it was credited with went on. */
    creditedTo: uuid('credited_to').references((): AnyPgColumn => payables.id),
    /** Whether the calendar reminds of it and releases it: not what was agreed before it could. */
    followsCalendar: boolean('follows_calendar').notNull().default(true),
    agreedAt: moment('agreed_at').notNull(),
    paidAt: moment('paid_at'),
    /** What the studio said of it that no payment or refund says, until evidence, a payment or other money moves it on. */
    marked: text().$type<'rejected' | 'refunded'>(),
  },
  (table) => [
    index('payables_agreed_idx').on(table.agreedAt),
    index('payables_due_idx')
      .on(table.nextDueOn)
      .where(sql`next_due_on is not null`),
    check('payables_what_check', sql`coalesce(${table.orderId}, ${table.designId}) = ${table.id}`),
    check('payables_one_check', sql`num_nonnulls(${table.orderId}, ${table.designId}) = 1`),
    check(
      'payables_sums_check',
      sql`least(${table.totalCents}, ${table.chargesCents}, ${table.reducedCents}, ${table.writtenOffCents},
        ${table.receivedCents}, ${table.refundedCents}, ${table.keptCents}) >= 0
        and ${table.reducedCents} <= ${table.totalCents}`,
    ),
    // Asked for every order that is placed: the function, of `0018_dues-without-a-query`, asks no table.
    check(
      'payables_dues_check',
      sql`cents_of_dues(${table.dues}) = ${table.totalCents} + ${table.chargesCents} - ${table.reducedCents}`,
    ),
  ],
)

/** Money that came, as the studio found it. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    payableId: idOf('payable_id', () => payables.id),
    cents: integer().notNull(),
    /** Of it, what the bank kept. */
    bankFeeCents: sum('bank_fee_cents'),
    method: text().$type<PaymentMethod>().notNull(),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    reference: text().notNull().default(''),
    source: text().$type<'evidence' | 'hand' | 'bank' | 'migration' | 'moved'>().notNull(),
    evidenceFileId: uuid('evidence_file_id').references(() => files.id),
    bankLineId: uuid('bank_line_id').references(() => bankLines.id),
    recordedBy: uuid('recorded_by').references(() => users.id),
    state: text().$type<'counted' | 'reversed' | 'bounced'>().notNull().default('counted'),
    endedAt: moment('ended_at'),
    reason: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('payments_payable_idx').on(table.payableId),
    index('payments_bank_line_idx')
      .on(table.bankLineId)
      .where(sql`bank_line_id is not null`),
    uniqueIndex('payments_evidence_key')
      .on(table.evidenceFileId)
      .where(sql`state = 'counted'`),
    check('payments_cents_check', sql`${table.cents} > 0`),
    check(
      'payments_bank_fee_check',
      sql`${table.bankFeeCents} >= 0 and ${table.bankFeeCents} < ${table.cents}`,
    ),
    check('payments_ended_check', sql`(${table.state} = 'counted') = (${table.endedAt} is null)`),
  ],
)

/** Money that goes back: approved, then sent. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    payableId: idOf('payable_id', () => payables.id),
    cents: integer().notNull(),
    /** By how much it made the payable come to less. */
    reducedCents: sum('reduced_cents'),
    method: text().$type<PaymentMethod>().notNull(),
    reasonCode: text('reason_code').notNull(),
    reason: text().notNull().default(''),
    state: text().$type<(typeof refundStates)[number]>().notNull(),
    /** How often it was sent: a transfer may come back. */
    sends: sum('sends'),
    approvedBy: uuid('approved_by').references(() => users.id),
    sentBy: uuid('sent_by').references(() => users.id),
    sentOn: date('sent_on', { mode: 'string' }),
    /** Until when it is promised; null of what was over before there were such days. */
    dueOn: date('due_on', { mode: 'string' }),
    reference: text().notNull().default(''),
    bankLineId: uuid('bank_line_id').references(() => bankLines.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('refunds_payable_idx').on(table.payableId),
    index('refunds_bank_line_idx')
      .on(table.bankLineId)
      .where(sql`bank_line_id is not null`),
    check('refunds_cents_check', sql`${table.cents} > 0`),
    check('refunds_reduced_check', sql`${table.reducedCents} between 0 and ${table.cents}`),
  ],
)
