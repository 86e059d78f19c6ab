import { toCustomer } from './compose.ts'
import type { Letter, LetterCustomer, LetterShop } from './letter.ts'
import { forgotUrl } from './links.ts'

const words = {
  letter: 'account-opened',
  subject: 'We opened an account for you at {storeName}',
  preheader: 'You choose your own password.',
  action: 'Choose a password',
  body: `Hello {firstName},

We have opened an account for you at {storeName}. You sign in with {customerEmail}.

Unless we have told you a password, choose your own: ask for a temporary one, which comes to this address within minutes, works once, and lives 30 minutes.

If you did not expect this, write to {email} and we close the account.`,
} as const

/** The letter to somebody for whom the studio has opened an account; it carries no password. */
export function accountOpened({ customer, shop }: { customer: LetterCustomer; shop: LetterShop }): Letter {
  return toCustomer({ customer, shop }, words, { values: {}, url: forgotUrl(shop) })
}
