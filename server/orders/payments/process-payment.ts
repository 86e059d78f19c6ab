import { currentSettings } from '#server/settings/current-settings.ts'
import type { Order } from '#contract/orders/order.ts'
import { creditCardMessage, type PaymentMethod, verificationTimes } from '#domain/payments/payment-method.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { fileReply } from '#server/files/file-reply.ts'
import { linkSigner } from '#server/files/signed-links.ts'
import { type StoredReply, idempotent, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { World } from '#server/world.ts'
import type { Actor } from '#server/session.ts'
import { presentPayment } from '#server/payments/payables.ts'
import { refuseMethod } from '#server/payments/refuse-method.ts'
import { presentOrder } from '../present-order.ts'
import { requireOrder, type StoredOrder } from '../queries.ts'
import { writeStatement } from './state-payment.ts'

type Payment = { orderId: string; method: PaymentMethod; reference: string }

/** What became of a payment that was stated; `amount` in cents. */
type PaymentResult = {
  orderId: string
  paymentMethod: PaymentMethod
  status: PaymentStatus
  reference: string
  amount: number
  message: string
}

const nextSteps: Record<PaymentMethod, string> = {
  wire_transfer: `Wire verification takes ${verificationTimes.wire_transfer}.`,
  cheque: `Cheque verification takes ${verificationTimes.cheque}.`,
  cash_on_delivery: 'You pay when your order is delivered.',
  credit_card: creditCardMessage,
}

/**
 * Chooses how an order is paid and writes down the customer's statement (or an admin's for them), in one step and once per
 * idempotency key. Nothing is charged: the studio checks the payment.
 *
 * @throws Problem as `changePaymentMethod` and `statePayment`
 */
export async function processPayment(
  shop: World,
  actor: Actor,
  { orderId, ...statement }: Payment,
  submit: IdempotentRequest | undefined,
): Promise<{ paymentResult: PaymentResult; order: Order } | StoredReply> {
  const { payment } = await currentSettings.get(shop)
  refuseMethod(statement.method, payment)
  const signer = await linkSigner(shop)
  const present = (order: StoredOrder) => {
    const evidence = order.evidence && fileReply(order.evidence, signer)
    return { paymentResult: resultOf(order), order: presentOrder(order, actor, evidence) }
  }
  return shop.db.inTransaction((tx) =>
    idempotent(
      tx,
      submit,
      async () => present(await writeStatement(tx, shop, actor, orderId, statement)),
      async () => present(await requireOrder(tx, actor, orderId)),
    ),
  )
}

function resultOf({
  _id,
  number,
  paymentMethod,
  paymentStatus,
  totalPrice,
  payable,
}: StoredOrder): PaymentResult {
  return {
    orderId: _id,
    paymentMethod,
    status: paymentStatus,
    reference: number,
    amount: presentPayment(payable)?.dueNow ?? totalPrice,
    message: `Nothing was charged. Write ${number} with your payment. ${nextSteps[paymentMethod]}`,
  }
}
