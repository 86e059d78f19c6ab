import { z } from 'zod'
import { grades } from '#domain/payments/bank/grade.ts'
import { bankLineStates } from '#domain/payments/bank/line-state.ts'
import { uploadPart } from '#kit/core/operation/files.ts'
import { jsonPart } from '#kit/core/operation/form-parts.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { Pagination, pagingQuery } from '#kit/core/operation/paging.ts'
import { requiredLine } from '#kit/core/operation/text.ts'
import { CsvHeads } from './bank-accounts.ts'
import type { Operations } from './endpoint.ts'
import { ADMIN_PAGE_SIZE } from './orders/order-list.ts'
import { RefundMove } from './payable-acts.ts'
import { Amount, ReceivedAmount } from './received-money.ts'

const BankImport = z.object({
  _id: z.uuid(),
  account: z.string(),
  fileName: z.string(),
  format: z.enum(['csv', 'ofx', 'camt']),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  lines: z.int(),
  /** Those that no statement before it held. */
  newLines: z.int(),
  /** Lines of its first and last day that were there already; a day may be cut between two statements. */
  twins: z.array(
    z.object({ _id: z.uuid(), postedOn: z.iso.date(), amount: Dollars, name: z.string(), memo: z.string() }),
  ),
  /** Nothing of it is matched or set aside. */
  canUndo: z.boolean(),
  createdAt: Instant,
})

const Part = z.object({
  _id: z.uuid(),
  number: z.string(),
  payer: z.string(),
  open: Dollars,
  amount: Dollars,
})

const Match = z.object({
  grade: z.enum(grades),
  payables: z.array(Part),
  /** The refund that seems to have left by it. */
  refundId: z.uuid().nullable(),
  /** Checks of this amount that the bank may have returned by it. */
  cheques: z.array(z.object({ _id: z.uuid(), number: z.string(), payer: z.string() })),
})

const BankLine = z.object({
  _id: z.uuid(),
  postedOn: z.iso.date(),
  /** Below zero what went. */
  amount: Dollars,
  name: z.string(),
  memo: z.string(),
  bankRef: z.string(),
  chequeNo: z.string(),
  state: z.enum(bankLineStates),
  why: z.string(),
  /** What it seems to be, while it is new. */
  match: Match.optional(),
  /** What it paid or sent back, once it is matched: number and name. */
  settles: z.array(z.string()).optional(),
})

const MOST_PARTS = 20

export const BankLineMove = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('match'),
    payables: z
      .array(
        z.object({
          payable: z.uuid('Choose what is paid for'),
          amount: ReceivedAmount,
          /** What the bank kept of it, on top of what came. */
          kept: Amount.default(0),
        }),
      )
      .min(1, 'Choose what is paid for')
      .max(MOST_PARTS, `Choose at most ${MOST_PARTS}`),
  }),
  z.object({
    act: z.literal('sent'),
    refund: z.uuid('Refund not found'),
    password: RefundMove.shape.password,
  }),
  z.object({ act: z.literal('returned'), payment: z.uuid('Payment not found') }),
  z.object({ act: z.literal('setAside'), why: requiredLine('Please say what it is', 200) }),
  z.object({ act: z.literal('reopen') }),
])
export type BankLineMove = z.infer<typeof BankLineMove>

/** How a table begins. */
const StatementTable = z.object({
  heads: z.array(z.string()),
  /** The first rows below. */
  rows: z.array(z.array(z.string())),
  /** Under which head each column seems to stand. */
  columns: CsvHeads,
  /** Its account has columns of its own, and all of them are in it. */
  hasOwnColumns: z.boolean(),
})

const statementParts = {
  statement: uploadPart('statement'),
  /** The only one unless said. */
  bankAccountId: z.uuid('Bank account not found').optional(),
}

export const bankOperations = {
  'POST /api/bank/imports': {
    access: 'admin',
    summary: 'Read a statement of the bank: CSV, OFX, QFX, QBO or CAMT.053',
    body: z.object({
      ...statementParts,
      /** The heads of its columns, where it is a table: the account remembers them. */
      csv: jsonPart(CsvHeads).optional(),
    }),
    reply: z.object({ import: BankImport }),
    data: 'import',
    limit: 'upload',
  },
  'POST /api/bank/imports/preview': {
    access: 'admin',
    summary: 'How a statement that is a CSV would be read, before it is',
    body: z.object(statementParts),
    reply: z.object({ table: StatementTable.nullable() }),
    data: 'table',
    limit: 'upload',
  },
  'GET /api/bank/imports': {
    access: 'admin',
    summary: 'The statements that were read, the latest first',
    reply: z.object({ imports: z.array(BankImport) }),
    data: 'imports',
  },
  'POST /api/bank/imports/:id/twins': {
    access: 'admin',
    summary: 'Take in a line of a statement that seemed to be there already',
    params: z.object({ id: z.uuid('Statement not found') }),
    body: z.object({ line: z.uuid('Bank line not found') }),
    reply: z.object({ import: BankImport }),
    data: 'import',
    limit: 'change',
  },
  'DELETE /api/bank/imports/:id': {
    access: 'admin',
    summary: 'Take a statement back, while nothing of it is matched',
    params: z.object({ id: z.uuid('Statement not found') }),
    reply: z.object({ message: z.string() }),
    limit: 'change',
  },
  'GET /api/bank/lines': {
    access: 'admin',
    summary: 'What moved at the bank, and what each movement seems to be',
    query: z.object({ ...pagingQuery(ADMIN_PAGE_SIZE), state: z.enum(bankLineStates).default('new') }),
    reply: z.object({ lines: z.array(BankLine), pagination: Pagination }),
    data: 'lines',
  },
  'PUT /api/bank/lines/:id': {
    access: 'admin',
    summary: 'Match a movement with what it pays or sends back, set it aside, or open it again',
    params: z.object({ id: z.uuid('Bank line not found') }),
    body: BankLineMove,
    reply: z.object({ line: BankLine }),
    data: 'line',
    limit: 'change',
  },
} as const satisfies Operations
