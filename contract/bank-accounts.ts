import { z } from 'zod'
import { bankLedgerAccounts } from '#domain/payments/accounts.ts'
import { usualCsvHeads } from '#domain/payments/bank/csv-heads.ts'
import { line, requiredLine } from '#kit/core/operation/text.ts'
import type { Operations } from './endpoint.ts'

const head = line(100)
/** How its bank heads the columns of a table; empty where that is a usual word, `NO_COLUMN` where it has none. */
export const CsvHeads = z.object({
  date: head,
  amount: head,
  debit: head,
  credit: head,
  name: head,
  chequeNo: head,
})

const form = {
  name: requiredLine('Please name the account', 80),
  last4: z
    .string()
    .regex(/^\d{0,4}$/, 'Use the last four digits')
    .default(''),
  csv: CsvHeads.default(usualCsvHeads),
}

export const BankAccountChange = z.object(form)
export type BankAccountChange = z.infer<typeof BankAccountChange>

export const NewBankAccount = z.object({
  ...form,
  account: z.enum(bankLedgerAccounts, 'Choose an account of the books'),
})
export type NewBankAccount = z.infer<typeof NewBankAccount>

const BankAccount = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** Of its number, the last digits. */
  last4: z.string(),
  account: z.enum(bankLedgerAccounts),
  csv: CsvHeads,
})

const one = { reply: z.object({ account: BankAccount }), data: 'account' } as const

export const bankAccountOperations = {
  'GET /api/bank/accounts': {
    access: 'admin',
    summary: 'The accounts of the shop at banks, each with its account in the books',
    reply: z.object({ accounts: z.array(BankAccount) }),
    data: 'accounts',
  },
  'POST /api/bank/accounts': {
    access: 'admin',
    summary: 'Add an account at a bank',
    body: NewBankAccount,
    ...one,
    limit: 'change',
  },
  'PUT /api/bank/accounts/:id': {
    access: 'admin',
    summary: 'Change what an account is called, and how its bank heads the columns of a table',
    params: z.object({ id: z.uuid('Bank account not found') }),
    body: BankAccountChange,
    ...one,
    limit: 'change',
  },
} as const satisfies Operations
