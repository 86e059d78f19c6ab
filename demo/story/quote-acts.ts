import { changeLines, nextLines } from '#server/orders/quotes/change-lines.ts'
import { requireOrder } from '#server/orders/queries.ts'
import { within } from '#server/world.ts'
import type { OrderAct } from './order-acts.ts'
import { MAX_MESSAGES } from '#domain/orders/message-limits.ts'
import { markRead } from '#server/orders/messages/queries.ts'
import { writeMessage } from '#server/orders/messages/write-message.ts'
import { askChange } from '#server/orders/quotes/ask-change.ts'

/** The studio adds what is in no catalogue to its next quote. */
export const worded =
  (text: string, price: number): OrderAct =>
  ({ shop, cast }, { id }) =>
    shop.db.inTransaction(async (tx) => {
      const order = await requireOrder(tx, cast.mele, id)
      const had = nextLines(order).map(({ _id, quantity, discount }) => ({ _id, quantity, discount }))
      const added = { text, quantity: 1, price, discount: null, variants: {} }
      const lines = [...had.map((line) => ({ ...line, price: null, variants: {} })), added]
      return changeLines(within(shop, tx), cast.mele, id, { lines, seenRevision: order.revision })
    })

/** Neither yes nor no: the quote stays open. */
export const changeRequested =
  (text: string): OrderAct =>
  ({ shop, cast }, { story, id }) =>
    askChange(shop, cast[story.by], id, text, undefined)

/** The buyer writes to the studio. */
export const wrote =
  (text: string): OrderAct =>
  ({ shop, cast }, { story, id }) =>
    writeMessage(shop, cast[story.by], id, { text, attachments: [] }, undefined)

/** The studio reads what the buyer wrote, and writes back. */
export const wroteBack =
  (text: string): OrderAct =>
  async ({ shop, cast }, { id }) => {
    await markRead(shop.db, id, 'studio', { upTo: MAX_MESSAGES, at: shop.clock() })
    return writeMessage(shop, cast.mele, id, { text, attachments: [] }, undefined)
  }
