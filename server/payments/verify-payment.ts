import { awaitsMoney, type Payable } from '#domain/payments/payable.ts'
import { type PaymentStatus, unpaidStatuses } from '#domain/payments/payment-status.ts'
import { formatMoney } from '#kit/core/money.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import { invalid } from '#server/invalid.ts'
import type { PayablePort, PaymentAct, PaymentEvent, PaymentOutcome } from './payable-port.ts'
import { isBegun, statusOf, type StoredPayable } from './payables.ts'
import { type Found, settle } from './settle.ts'

/** What the studio found out about a payment; the customer reads the reason of a rejection. */
export type Verdict = {
  to: PaymentStatus
  reason?: string
  /** How the payment stood when the studio decided; without it, however it stands now. */
  seen?: PaymentStatus
  /** Of the money that came. */
  found?: Found
}

const events: Record<PaymentStatus, PaymentEvent> = {
  pending: 'payment_pending',
  paid: 'paid',
  rejected: 'payment_rejected',
  refunded: 'refunded',
}

/**
 * Moves a payment to what the studio found. Of two verdicts at once only one counts; what is so already changes nothing
 * of a design fee, and is refused of an order.
 *
 * @throws Problem the noun's 404 · `order_not_payable` (its prices were never agreed to) · `validation_failed`
 *   (rejected without a reason, more than is open, a day that cannot be) · `illegal_state` (not from where it stands, or
 *   done already) · `payment_changed` (with the figures)
 */
export function verifyPayment<Row>(
  port: PayablePort<Row, unknown>,
  world: World,
  actor: Actor,
  id: string,
  { to, reason = '', seen, found = {} }: Verdict,
): Promise<Row> {
  const note = to === 'rejected' ? reason : ''
  const isSaid = (before: Payable) => before.status === to && before.note === note
  return changePayment(port, world, actor, id, {
    isDone: isSaid,
    async write(books, before) {
      if (to === 'rejected' && note === '') throw invalid('reason', 'Please give a reason')
      const isAsSeen = seen === undefined || seen === before.status
      const mayBe = before.next.includes(to) || (to === 'paid' && isCredit(before, found))
      if (!isAsSeen || isSaid(before) || !mayBe) return undefined
      const settled = await settle(books, before, to, found)
      return to === 'paid' ? received(settled, found) : outcomeOf(settled, to, note)
    },
  })
}

/** Money for something that is over is owed to its customer; who says no amount does not mean that. */
function isCredit({ isOver, status }: Payable, { amount }: Found): boolean {
  return isOver && amount !== undefined && unpaidStatuses.includes(status)
}

function outcomeOf(settled: StoredPayable, to: PaymentStatus, note: string): PaymentOutcome {
  const columns = { ...statusOf(settled), paymentNote: note }
  return { columns, event: events[to], description: note }
}

function received(settled: StoredPayable, { amount }: Found): PaymentOutcome {
  const outcome = outcomeOf(settled, 'paid', '')
  if (outcome.columns.paymentStatus === 'paid') return { ...outcome, isBegun: true }
  const description = formatMoney(amount ?? 0)
  return { ...outcome, event: 'payment_received', description, isBegun: isBegun(settled) }
}

/**
 * Lets a client lay a rejected payment before the studio again; nothing else of a payment is theirs to say.
 *
 * @throws Problem the noun's 404 · `illegal_state`
 */
export function resubmitPayment<Row>(
  port: PayablePort<Row, unknown>,
  world: World,
  client: Actor,
  id: string,
  to: PaymentStatus,
): Promise<Row> {
  return changePayment(port, world, client, id, {
    isDone: ({ status }) => to === 'pending' && status === to,
    async write(books, before) {
      const isRejected = before.status === 'rejected' && awaitsMoney(before)
      return to === 'pending' && isRejected ? outcomeOf(await settle(books, before, to), to, '') : undefined
    },
  })
}

async function changePayment<Row>(
  port: PayablePort<Row, unknown>,
  world: World,
  actor: Actor,
  id: string,
  act: PaymentAct,
): Promise<Row> {
  const settings = await currentSettings.get(world)
  return world.db.inTransaction((tx) => port.change(tx, world, settings, actor, id, act))
}
