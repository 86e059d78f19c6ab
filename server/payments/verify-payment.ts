import { Problem } from '#contract/problems.ts'
import { awaitsMoney, type Payable } from '#domain/payments/payable.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import type { PayablePort, PaymentAct, PaymentEvent } from './payable-port.ts'
import { settle } from './settle.ts'

/** What the studio found out about a payment; the customer reads the reason of a rejection. */
export type Verdict = {
  to: PaymentStatus
  reason?: string
  /** How the payment stood when the studio decided; without it, however it stands now. */
  seen?: PaymentStatus
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
 *   (rejected without a reason) · `illegal_state` (not from where it stands, or done already)
 */
export function verifyPayment<Row>(
  port: PayablePort<Row, unknown>,
  world: World,
  actor: Actor,
  id: string,
  { to, reason = '', seen }: Verdict,
): Promise<Row> {
  const note = to === 'rejected' ? reason : ''
  const isSaid = (before: Payable) => before.status === to && before.note === note
  return changePayment(port, world, actor, id, {
    isDone: isSaid,
    async columns(books, before) {
      if (to === 'rejected') refuseSilence(note)
      const isAsSeen = seen === undefined || seen === before.status
      if (!isAsSeen || isSaid(before) || !before.next.includes(to)) return undefined
      return { ...(await settle(books, before, to)), paymentNote: note }
    },
    event: events[to],
    description: note,
  })
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
    async columns(books, before) {
      const isRejected = before.status === 'rejected' && awaitsMoney(before)
      return to === 'pending' && isRejected
        ? { ...(await settle(books, before, to)), paymentNote: '' }
        : undefined
    },
    event: events.pending,
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

/** The customer reads why. */
function refuseSilence(reason: string): void {
  const message = 'Please give a reason'
  if (reason === '') throw new Problem('validation_failed', { message, fields: { reason: message } })
}
