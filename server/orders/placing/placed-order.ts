import { quantityOf } from '#kit/core/items-text.ts'
import { LISTED_IMAGES } from '#contract/orders/order.ts'
import { defaultsOf } from '#kit/node/db/table-columns.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { SignedIn } from '#server/session.ts'
import { titleOf } from '../history.ts'
import { readFields } from '../order-fields.ts'
import type { StoredOrder } from '../queries.ts'
import { numberToCome } from './place-text.ts'
import type { PlacedItem, Placement } from './write-placed.ts'

type Placed = {
  id: string
  items: readonly PlacedItem[]
  buyer: Pick<SignedIn, 'firstName' | 'lastName' | 'email'>
}

/** An order as it stands right after it was placed, without asking for it. */
export function placedOrder(
  { id, items, buyer }: Placed,
  { order: placed, event: type, dues }: Pick<Placement, 'order' | 'event' | 'dues'>,
): StoredOrder {
  const { itemsCents, shippingCents, taxCents, totalCents, createdAt } = placed
  const { firstName, lastName, email } = buyer
  return {
    ...defaultsOf(orders, readFields),
    ...placed,
    ...untouched,
    _id: id,
    number: numberToCome(id),
    updatedAt: createdAt,
    itemsPrice: itemsCents,
    shippingPrice: shippingCents,
    taxPrice: taxCents,
    totalPrice: totalCents,
    payable: dues ? { ...unpaid, total: totalCents, dues: [...dues] } : null,
    itemCount: quantityOf(items),
    images: [...new Set(items.map(({ image }) => image))].filter(Boolean).slice(0, LISTED_IMAGES),
    user: { _id: placed.userId, firstName, lastName, email },
    items: items.map(({ id: _id, unitPrice: price, position: _position, ...item }) => ({
      ...item,
      _id,
      orderId: id,
      price,
      discount: null,
    })),
    history: [{ type, title: titleOf(type), date: createdAt, description: '' }],
    historyCount: 1,
    changes: [],
  }
}

const unpaid = {
  charges: 0,
  reduced: 0,
  writtenOff: 0,
  received: 0,
  refunded: 0,
  kept: 0,
  isCancelled: false,
  isEarned: false,
}

/** What only later steps change, where it is no column of its own. */
const untouched = {
  isPaid: false,
  isDelivered: false,
  hasEvidence: false,
  discount: 0,
  paymentEvidenceUploadedAt: null,
  changeRequestedAt: null,
  unread: {},
  evidence: null,
} as const
