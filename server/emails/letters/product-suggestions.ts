import { itemsText } from '#kit/core/items-text.ts'
import { requestReference } from '#domain/orders/reference.ts'
import { toCustomer } from './compose.ts'
import type { DesignLetter, Letter, LetterItem } from './letter.ts'
import { requestUrl } from './links.ts'

const words = {
  letter: 'product-suggestions',
  subject: 'Pieces for your design {requestRef}',
  preheader: '{itemCount}, each with its finish and quantity.',
  action: 'See the suggestions',
  body: `Hello {firstName},

Your designer has listed the pieces for your design:

{items}

When the request is completed, Add All to Cart takes them along in one step. You can leave out any you don't want.`,
} as const

/** Tells a client that the studio listed pieces for the design, or changed the list. */
export function productSuggestions({
  customer,
  request,
  shop,
  items,
}: DesignLetter & { items: LetterItem[] }): Letter {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return toCustomer({ customer, shop }, words, {
    values: { requestRef: requestReference(request.id), itemCount: itemsText(units) },
    url: requestUrl(shop, request.id),
    items,
  })
}
