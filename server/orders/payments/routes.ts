import { currentSettings } from '#server/settings/current-settings.ts'
import { Problem } from '#contract/problems.ts'
import type { VerifyPaymentForm } from '#contract/orders/admin-operations.ts'
import { serve, type App } from '#server/serve.ts'
import { idempotentWrite, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import { UploadedFile } from '#kit/node/http/uploads.ts'
import { within, type World } from '#server/world.ts'
import { changePaymentMethod } from './change-payment-method.ts'
import { listPendingPayments } from '../lists/list-orders.ts'
import { replyWith } from '../order-reply.ts'
import { orderPayable } from '../payable.ts'
import { addEvidence } from '#server/payments/add-evidence.ts'
import { presentSummary } from '../present-order.ts'
import { processPayment } from './process-payment.ts'
import type { Actor } from '#server/session.ts'
import { statePayment } from './state-payment.ts'
import { type Verdict, verifyPayment } from '#server/payments/verify-payment.ts'
import type { PaymentInstructions } from '#contract/payment.ts'
import type { Settings } from '#contract/settings.ts'
import { paymentTabs } from '#domain/payments/payment-method.ts'

type AdminAsk = {
  user: Actor
  params: { id: string }
  submit: IdempotentRequest | undefined
}

/** Paying for an order: what the customer sends in, and what the studio makes of it. */
export function paymentRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/payment/instructions', async () => ({
    instructions: paymentInstructions(await currentSettings.get(shop)),
  }))

  customerRoutes(app, shop)
  verdictRoutes(app, shop)
}

/** What the customer says and shows; none of it makes an order paid. */
function customerRoutes(app: App, shop: World): void {
  serve(app, 'PUT /api/orders/:id/payment-method', async ({ user, params, body }) =>
    replyWith(shop, user, await changePaymentMethod(shop, user, params.id, body.paymentMethod)),
  )

  serve(app, 'PUT /api/orders/:id/pay', async ({ user, params, body }) => {
    const { paymentMethod: method, reference } = body
    return replyWith(shop, user, await statePayment(shop, user, params.id, { method, reference }))
  })

  serve(app, 'POST /api/payment/process', ({ user, body, submit }) => {
    const { orderId, paymentMethod: method, paymentDetails } = body
    const payment = { orderId, method, reference: paymentDetails.reference }
    return processPayment(shop, user, payment, submit)
  })

  serve(app, 'POST /api/orders/:id/payment-evidence', ({ user, params, body, submit }) => {
    const { paymentEvidence: upload, paymentMethod: method } = body
    if (!(upload instanceof UploadedFile)) throw new Problem('malformed_request')
    return addEvidence(orderPayable, shop, user, params.id, { upload, method }, submit)
  })
}

function verdictRoutes(app: App, shop: World): void {
  const reply = ({ user, params, submit }: AdminAsk, verdict: Verdict) =>
    idempotentWrite(shop.db, submit, async (tx) => {
      const here = within(shop, tx)
      return replyWith(here, user, await verifyPayment(orderPayable, here, user, params.id, verdict))
    })

  serve(app, 'GET /api/payment/pending', async ({ user }) => {
    const payments = await listPendingPayments(shop.db)
    return { payments: payments.map((order) => presentSummary(order, user)) }
  })
  serve(app, 'PUT /api/orders/:id/verify-payment', (ask) => reply(ask, verdictOf(ask.body)))
  serve(app, 'PUT /api/payment/confirm/:id', (ask) =>
    reply(ask, { to: 'paid', seen: 'pending', found: ask.body }),
  )
  serve(app, 'PUT /api/payment/reject/:id', (ask) =>
    reply(ask, { to: 'rejected', reason: ask.body.reason, seen: 'pending' }),
  )
}

/** Who does not say what they saw means a payment that waits: of an approval and a rejection at once one counts. */
function verdictOf({ status: to, reason, notes, seen, ...found }: VerifyPaymentForm): Verdict {
  if (to === 'refunded') return { to, seen: seen ?? 'paid', found }
  const saw = { seen: seen ?? 'pending', found } as const
  return to === 'rejected' ? { to, reason: reason || notes, ...saw } : { to, ...saw }
}

/** How to pay, for whoever is signed in; what is only announced has a tab and no instructions. */
function paymentInstructions({ general, payment }: Settings): PaymentInstructions {
  return {
    methods: paymentTabs(payment),
    bank: payment.bankDetails,
    cheque: { ...payment.chequeDetails, returnedFee: payment.chequeFee },
    phone: general.phoneNumber,
  }
}
