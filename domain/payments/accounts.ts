/** Where cents stand in the books; the names and kinds are in the database. */
export const accounts = {
  bank: '1000',
  inHand: '1020',
  owed: '1100',
  held: '2000',
  tax: '2100',
  toRefund: '2200',
  pieces: '4000',
  packages: '4010',
  designFees: '4020',
  delivery: '4030',
  discounts: '4090',
  reductions: '4100',
  fees: '4200',
  depositsKept: '4210',
  writtenOff: '6000',
} as const
export type Account = (typeof accounts)[keyof typeof accounts]

/** One line of an entry: debits above zero, credits below. */
export type Posting = { account: Account; cents: number }
