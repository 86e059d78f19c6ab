import { toCustomer } from './compose.ts'
import type { Letter, LetterCustomer, LetterShop } from './letter.ts'
import { browseUrl } from './links.ts'

export const welcomeWords = {
  letter: 'welcome',
  subject: 'Welcome to {storeName}',
  preheader: 'Your account is ready. Here is what you can do with it.',
  action: 'Browse Collection',
  body: `Hello {firstName},

Your account is ready. You can keep a wishlist, fill a cart, choose a designer package, or send us your floor plan for a custom design.

If you told us about your style, your first design request starts from your answers; you can change each of them there.`,
} as const

type Welcome = { customer: LetterCustomer; shop: LetterShop; ownBody?: string }

/** The letter that greets a new customer; `ownBody` is the template from Store Settings. */
export function welcome({ customer, shop, ownBody }: Welcome): Letter {
  return toCustomer({ customer, shop }, welcomeWords, {
    values: {},
    url: browseUrl(shop),
    ownBody,
  })
}
