import { toCustomer } from './compose.ts'
import type { Letter, LetterCustomer, LetterShop } from './letter.ts'
import { resetUrl } from './links.ts'

const words = {
  letter: 'temporary-password',
  subject: 'Your temporary password',
  preheader: 'It works once, for 30 minutes.',
  action: 'Choose a new password',
  body: `Hello {firstName},

Your temporary password is:

{tempPassword}

It works once, for 30 minutes, on the reset page only. Your old password works until you use it.

If you didn't ask for this, you don't need to do anything. We never ask for your password by email or phone.`,
} as const

type TemporaryPasswordLetter = {
  customer: LetterCustomer
  shop: LetterShop
  tempPassword: string
  /** What its button carries to show that the letter was read. */
  signed: string
}

/** The letter that brings a temporary password; what it says is blanked once it was sent. */
export function temporaryPassword(about: TemporaryPasswordLetter): Letter {
  const { customer, shop, tempPassword, signed } = about
  const filling = { values: { tempPassword }, url: resetUrl(shop, customer.email, signed) }
  return { ...toCustomer({ customer, shop }, words, filling), isSecret: true }
}
