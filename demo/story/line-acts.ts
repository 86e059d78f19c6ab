import { changeLines, nextLines } from '#server/orders/quotes/change-lines.ts'
import { requireOrder } from '#server/orders/queries.ts'
import { within } from '#server/world.ts'
import type { OrderAct } from './order-acts.ts'

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
