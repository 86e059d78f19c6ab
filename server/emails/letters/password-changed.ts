import { toCustomer } from './compose.ts'
import type { Letter, LetterCustomer, LetterShop } from './letter.ts'
import { signInUrl } from './links.ts'

const words = {
  letter: 'password-changed',
  subject: 'Your password was changed',
  preheader: 'If this was you, there is nothing to do.',
  action: 'Sign in',
  body: `Hello {firstName},

The password of your {storeName} account was changed, and your other devices were signed out.

If this wasn't you, call us at {phone} or write to {email} now.`,
} as const

/** The letter that tells the owner of an account that its password is another one now. */
export function passwordChanged({ customer, shop }: { customer: LetterCustomer; shop: LetterShop }): Letter {
  return toCustomer({ customer, shop }, words, { values: {}, url: signInUrl(shop) })
}
