import type { FileReply } from '#contract/files.ts'
import type { Order, OrderSummary } from '#contract/orders/order.ts'
import type { OrderItem } from '#contract/orders/order-item.ts'
import { pick } from '#kit/core/pick.ts'
import { openDues } from '#domain/payments/dues.ts'
import { duesOf, firstSchedule } from '#domain/payments/schedule.ts'
import { isPriceable } from '#domain/orders/quote-status.ts'
import type { QuotedLine } from '#server/db/schema/quoted-line.ts'
import { isFormerEmail } from '#domain/users/former-person.ts'
import { presentPayment } from '#server/payments/payables.ts'
import { sideOf } from '#server/talk/author-of.ts'
import { shownFields } from './order-fields.ts'
import { presentTax } from './tax-facts.ts'
import type { OrderRow, StoredOrder, Viewer } from './queries.ts'

/** An order as a list shows it; only the studio is told who bought it. */
export function presentSummary({ user, payable, unread, ...row }: OrderRow, viewer: Viewer): OrderSummary {
  const unreadMessages = unread[sideOf(viewer) === 'studio' ? 'client' : 'studio'] ?? 0
  const order = { ...row, unreadMessages, payment: presentPayment(payable) }
  return viewer.role === 'admin' ? { ...order, user: presentBuyer(user) } : order
}

/** An order in full. In a quote request the list prices are for the studio's eyes only. */
export function presentOrder(order: StoredOrder, viewer: Viewer, paymentEvidence: FileReply | null): Order {
  return {
    ...presentSummary(order, viewer),
    orderItems: order.items.map((item) => presentItem(item, viewer)),
    ...pick(order, shownFields),
    tax: presentTax(order),
    paymentEvidence,
    paymentEvidenceUploadedAt: order.paymentEvidenceUploadedAt,
    paymentClaim: presentClaim(order),
    quote: presentQuote(order, viewer),
    history: order.history,
    historyCount: order.historyCount,
  }
}

/** A line of an order, of a draft or of a quote as it was sent. */
export function presentItem(
  { productId, pieces, listPrice, cost: costPrice, discount, ...item }: QuotedLine,
  viewer: Viewer,
): OrderItem {
  return {
    ...item,
    product: productId,
    pieces: (pieces ?? []).map(({ productId: product, ...piece }) => ({ ...piece, product })),
    ...(discount && { discount }),
    ...(viewer.role === 'admin' && { listPrice, costPrice }),
  }
}

function presentClaim({ paymentClaim: claim }: StoredOrder): Order['paymentClaim'] {
  return claim && { ...claim, claimedAt: new Date(claim.claimedAt) }
}

function presentQuote(order: StoredOrder, viewer: Viewer): Order['quote'] {
  const { kind, validUntil, quoteNote, quotedAt, declineReason, schedule, changes } = order
  if (kind !== 'quote') return null
  const sent = { validUntil, note: quoteNote, sentAt: quotedAt, declineReason, dues: quotedDues(order) }
  return {
    ...sent,
    ...(schedule && { schedule }),
    ...(changes.length > 0 && { changes }),
    ...(viewer.role === 'admin' && presentDraft(order, viewer)),
  }
}

function presentDraft(order: StoredOrder, viewer: Viewer) {
  const { revision, draft } = order
  const isOpen = draft !== null && isPriceable(order)
  return { revision, ...(isOpen && { draft: draft.map((line) => presentItem(line, viewer)) }) }
}

/** What an open quote will be paid by; once it is agreed, `payment` says it. */
export function quotedDues(
  order: Pick<StoredOrder, 'quoteStatus' | 'totalPrice' | 'schedule' | 'paymentMethod'>,
) {
  const { quoteStatus, totalPrice, schedule, paymentMethod: method } = order
  return quoteStatus === 'quoted'
    ? openDues(duesOf(totalPrice, schedule ?? firstSchedule, { method }), 0)
    : []
}

/** Nobody can be reached at the address that stands for a deleted person's. */
function presentBuyer(user: OrderRow['user']): OrderSummary['user'] {
  const fullName = `${user.firstName} ${user.lastName}`
  return { ...user, email: isFormerEmail(user.email) ? '' : user.email, name: fullName, fullName }
}
