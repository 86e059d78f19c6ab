import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { formatMoney } from '#kit/core/money.ts'
import { orderPayable } from '#server/orders/payable.ts'
import { statePayment } from '#server/orders/payments/state-payment.ts'
import { addEvidence } from '#server/payments/add-evidence.ts'
import { readPayable } from '#server/payments/read-payable.ts'
import { verifyPayment } from '#server/payments/verify-payment.ts'
import { darkPhoto, paperFile } from './files.ts'
import { dayAfter } from './moments.ts'
import type { OrderAct } from './order-acts.ts'

/** The buyer sends the paper of their bank, of all that they owe or of the deposit. */
export function evidence(method: PaymentMethod = 'wire_transfer', of: 'open' | 'dueNow' = 'open'): OrderAct {
  return async ({ shop, cast }, { story, id }) => {
    const buyer = cast[story.by]
    const { [of]: amount, number } = await readPayable(shop.db, buyer, id)
    const facts: [string, string][] = [
      ['From', `${buyer.described.firstName} ${buyer.described.lastName}`],
      ['To', 'Lanai Interiors LLC'],
      ['Amount', formatMoney(amount)],
      ['Reference', number],
      ['Date', dayAfter(shop.clock(), 0)],
    ]
    const isWire = method === 'wire_transfer'
    const head = isWire ? 'Wire transfer confirmation' : 'Cheque, copy for your records'
    const paper = { name: isWire ? 'wire-transfer.pdf' : 'cheque.pdf', head, facts }
    return addEvidence(
      orderPayable,
      shop,
      buyer,
      id,
      { upload: await paperFile(shop, paper), method },
      undefined,
    )
  }
}

export const darkEvidence: OrderAct = async ({ shop, cast }, { story, id }) =>
  addEvidence(
    orderPayable,
    shop,
    cast[story.by],
    id,
    { upload: await darkPhoto(shop), method: 'wire_transfer' },
    undefined,
  )

/** The buyer says that they have paid. */
export const stated =
  (method: PaymentMethod, reference: string): OrderAct =>
  ({ shop, cast }, { story, id }) =>
    statePayment(shop, cast[story.by], id, { method, reference })

export const paid: OrderAct = ({ shop, cast }, { id }) =>
  verifyPayment(orderPayable, shop, cast.mele, id, { to: 'paid' })

export const depositPaid: OrderAct = async ({ shop, cast: { mele } }, { id }) => {
  const { dueNow: amount } = await readPayable(shop.db, mele, id)
  return verifyPayment(orderPayable, shop, mele, id, { to: 'paid', found: { amount } })
}

export const refunded: OrderAct = ({ shop, cast }, { id }) =>
  verifyPayment(orderPayable, shop, cast.mele, id, { to: 'refunded' })

export const rejected =
  (reason: string): OrderAct =>
  ({ shop, cast }, { id }) =>
    verifyPayment(orderPayable, shop, cast.mele, id, { to: 'rejected', reason })
