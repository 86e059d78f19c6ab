import type { CsvColumn } from './statement.ts'

/** How banks head their columns, the most telling first. */
export const usualHeads: Record<CsvColumn, readonly string[]> = {
  date: [
    'posted date',
    'posting date',
    'date posted',
    'post date',
    'booking date',
    'posted',
    'date',
    'transaction date',
  ],
  amount: ['amount', 'transaction amount', 'amount (usd)', 'amount usd'],
  debit: [
    'debit',
    'debits',
    'withdrawals',
    'withdrawal',
    'debit amount',
    'withdrawal amount',
    'amount debit',
    'money out',
  ],
  credit: [
    'credit',
    'credits',
    'deposits',
    'deposit',
    'credit amount',
    'deposit amount',
    'amount credit',
    'money in',
  ],
  name: ['name', 'payee', 'description', 'transaction description', 'details'],
  memo: ['memo', 'description', 'notes', 'original description', 'extended description', 'additional info'],
  bankRef: ['reference', 'reference number', 'transaction id', 'bank reference', 'ref', 'id'],
  chequeNo: ['check', 'check number', 'check or slip #', 'check #', 'check no', 'check no.', 'cheque number'],
  currency: ['currency', 'ccy'],
}
