import { quantityOf } from '#kit/core/items-text.ts'
import { LISTED_IMAGES } from '#contract/orders/order.ts'
import type { SignedIn } from '#server/session.ts'
import { type OrderEventType, titleOf } from '../history.ts'
import type { StoredOrder } from '../queries.ts'
import { numberToCome } from './place-text.ts'
import type { NewOrder, PlacedItem } from './write-placed.ts'

type Placed = {
  id: string
  items: readonly PlacedItem[]
  buyer: Pick<SignedIn, 'firstName' | 'lastName' | 'email'>
}

/** An order as it stands right after it was placed, without asking for it. */
export function placedOrder(
  { id, items, buyer }: Placed,
  { userId, quoteStatus, itemsCents, shippingCents, taxCents, totalCents, ...order }: NewOrder,
  type: OrderEventType,
): StoredOrder {
  const { createdAt } = order
  const { firstName, lastName, email } = buyer
  return {
    ...order,
    ...untouched,
    _id: id,
    number: numberToCome(id),
    updatedAt: createdAt,
    quoteStatus,
    itemsPrice: itemsCents,
    shippingPrice: shippingCents,
    taxPrice: taxCents,
    totalPrice: totalCents,
    itemCount: quantityOf(items),
    images: [...new Set(items.map(({ image }) => image))].filter(Boolean).slice(0, LISTED_IMAGES),
    user: { _id: userId, firstName, lastName, email },
    items: items.map(({ id: _id, unitPrice: price, cost: _cost, position: _position, ...item }) => ({
      ...item,
      _id,
      orderId: id,
      price,
    })),
    history: [{ type, title: titleOf(type), date: createdAt, description: '' }],
    historyCount: 1,
  }
}

/** What only later steps change. */
const untouched = {
  status: 'pending',
  paymentStatus: 'pending',
  isPaid: false,
  paidAt: null,
  isDelivered: false,
  deliveredAt: null,
  hasEvidence: false,
  discount: 0,
  trackingNumber: '',
  paymentClaim: null,
  paymentNote: '',
  paymentEvidenceUploadedAt: null,
  validUntil: null,
  quoteNote: '',
  quotedAt: null,
  declineReason: '',
  evidence: null,
} as const
