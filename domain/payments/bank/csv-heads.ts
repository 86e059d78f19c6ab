/** The columns of a table of which an account's bank may have words of its own. */
export const csvHeads = ['date', 'amount', 'debit', 'credit', 'name', 'chequeNo'] as const
export type CsvHead = (typeof csvHeads)[number]

/** The usual words for each. */
export const usualCsvHeads: Record<CsvHead, string> = {
  date: '',
  amount: '',
  debit: '',
  credit: '',
  name: '',
  chequeNo: '',
}
