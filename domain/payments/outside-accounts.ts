import { type Account, accountNames } from './accounts.ts'

export type OutsideAccount = { account: Account; number: string; name: string }

const LINE = /^(\d{4})\s*=\s*(?:(\d[\d.-]{0,19})\s+)?(\S.{0,79})$/

/** What the accountant's own program calls one of our accounts: `1000 = 1010 Checking`, its number left out where it has none. */
export function outsideAccountOn(line: string): OutsideAccount | undefined {
  const [, account = '', number = '', name = ''] = LINE.exec(line) ?? []
  return account in accountNames ? { account: account as Account, number, name } : undefined
}
