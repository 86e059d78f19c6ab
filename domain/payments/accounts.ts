/** Where cents stand in the books. Assets begin with 1, liabilities with 2, income with 4, expenses with 6. */
export const accounts = {
  bank: '1000',
  /** Cash and checks, until they are taken to the bank. */
  inHand: '1020',
  /** By customers. */
  owed: '1100',
  /** For customers. */
  held: '2000',
  /** Collected. */
  tax: '2100',
  /** Approved and not yet sent. */
  toRefund: '2200',
  pieces: '4000',
  packages: '4010',
  designFees: '4020',
  delivery: '4030',
  discounts: '4090',
  /** After it was agreed, and returns. */
  reductions: '4100',
  /** Charged, as for a returned check. */
  fees: '4200',
  depositsKept: '4210',
  writtenOff: '6000',
  /** What banks keep of a transfer. */
  bankCharges: '6020',
} as const

/** Each account at a bank has one of these. */
export const bankLedgerAccounts = [accounts.bank, '1001', '1002', '1003', '1004', '1005'] as const
export type BankLedgerAccount = (typeof bankLedgerAccounts)[number]

export type Account = (typeof accounts)[keyof typeof accounts] | BankLedgerAccount

/** What the accounts are called. */
export const accountNames: Record<Account, string> = {
  1000: 'Bank',
  1001: 'Bank, second account',
  1002: 'Bank, third account',
  1003: 'Bank, fourth account',
  1004: 'Bank, fifth account',
  1005: 'Bank, sixth account',
  1020: 'Cash and checks in hand',
  1100: 'Owed by customers',
  2000: 'Held for customers',
  2100: 'Tax collected',
  2200: 'Refunds to send',
  4000: 'Pieces',
  4010: 'Packages',
  4020: 'Design fees',
  4030: 'Delivery',
  4090: 'Discounts',
  4100: 'Reductions and returns',
  4200: 'Fees charged',
  4210: 'Deposits kept',
  6000: 'Written off',
  6020: 'Bank charges',
}

/** One line of an entry: debits above zero, credits below. */
export type Posting = { account: Account; cents: number }
