import type { PaperSubject } from '#server/db/schema/documents.ts'
import type { StoredOrder } from '../queries.ts'

/** An order as its numbered papers hold it. */
export function paperSubject(order: StoredOrder): PaperSubject {
  const { number, user, items, itemsPrice, discount, shippingPrice, taxPrice, isPickup, shippingAddress } =
    order
  const { taxPpm, taxCounty, taxBaseCents } = order
  const { firstName, lastName, email } = user
  const lines = items.map(({ name, quantity, variants, pieces, price }) => ({
    name,
    quantity,
    variants,
    pieces,
    price,
  }))
  const sums = { itemsPrice, discount, shippingPrice, taxPrice, taxPpm, taxCounty, taxBaseCents }
  return {
    customer: { firstName, lastName, email },
    reference: number,
    order: { items: lines, ...sums, isPickup, shippingAddress },
  }
}
