import { MAX_MESSAGES } from '#domain/orders/message-limits.ts'
import { markRead } from '#server/orders/messages/queries.ts'
import { writeMessage } from '#server/orders/messages/write-message.ts'
import { askChange } from '#server/orders/quotes/ask-change.ts'
import type { OrderAct } from './order-acts.ts'

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
