import { currentSettings } from '#server/settings/current-settings.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Order } from '#contract/orders/order.ts'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { orderStatusesAllowing } from '#domain/orders/order-payment.ts'
import { paymentStatusesBefore } from '#domain/payments/payment-status.ts'
import { queueLetters } from '#server/emails/outbox.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orders } from '#server/db/schema/orders.ts'
import { paymentEvidenceReceived } from '#server/emails/letters/payment-evidence-received.ts'
import { studioPaymentEvidence } from '#server/emails/letters/studio-payment-evidence.ts'
import { fileReply } from '#server/files/file-reply.ts'
import { type KeptFile, keepUpload } from '#server/files/keep-upload.ts'
import { insertFile } from '#server/files/queries.ts'
import { linkSigner } from '#server/files/signed-links.ts'
import { type StoredReply, idempotent, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { isAgreedInSql } from './agreed.ts'
import { auditOrder, type Actor } from '../audit-order.ts'
import { recordOrderEvent } from '../history.ts'
import { orderLetter } from '../order-letters.ts'
import { refuseMethod } from '../order-terms.ts'
import { presentOrder } from '../present-order.ts'
import { lockOrder, requireOrder, type StoredOrder } from '../queries.ts'

type Evidence = { upload: UploadedFile; method: PaymentMethod | undefined }

/**
 * Keeps a picture or PDF that shows a payment, and lays it before the studio: the payment is pending again.
 *
 * @throws Problem `order_not_found` · `card_coming_soon` · `validation_failed` (a method that is not offered) ·
 *   `order_not_payable` (its prices were never agreed to) · `payment_not_open` (paid, refunded or cancelled)
 */
export async function addPaymentEvidence(
  shop: World,
  sender: Actor,
  id: string,
  { upload, method }: Evidence,
  submit: IdempotentRequest | undefined,
): Promise<{ order: Order } | StoredReply> {
  const settings = await currentSettings.get(shop)
  if (method) refuseMethod(method, settings.payment)
  await requireOrder(shop.db, sender, id)
  const signer = await linkSigner(shop)
  return keepUpload(shop, 'evidence', upload, (file) =>
    shop.db.inTransaction((tx) =>
      idempotent(tx, submit, async () => {
        const order = await writeEvidence(tx, shop, sender, id, { file, method })
        await queueLetters(tx, lettersOf(shop, settings, order))
        return { order: presentOrder(order, sender, fileReply(file, signer)) }
      }),
    ),
  )
}

async function writeEvidence(
  tx: Db,
  { clock }: World,
  sender: Actor,
  id: string,
  evidence: { file: KeptFile; method: PaymentMethod | undefined },
): Promise<StoredOrder> {
  const before = await lockOrder(tx, sender, id)
  if (!isAgreed(before)) throw new Problem('order_not_payable')
  await insertFile(tx, { ...evidence.file, ownerId: before.user._id })
  if (!(await openPaymentAgain(tx, id, evidence, clock()))) throw new Problem('payment_not_open')
  await recordOrderEvent(tx, { orderId: id, type: 'evidence_uploaded', actorId: sender.id, at: clock() })
  const after = await requireOrder(tx, sender, id)
  if (sender.role === 'admin') await auditOrder(tx, sender, 'order.evidence_uploaded', before, after)
  return after
}

async function openPaymentAgain(
  tx: Db,
  id: string,
  { file, method }: { file: KeptFile; method: PaymentMethod | undefined },
  at: Date,
): Promise<boolean> {
  const written = await tx
    .update(orders)
    .set({
      paymentStatus: 'pending',
      paymentNote: '',
      evidenceFileId: file.id,
      evidenceUploadedAt: at,
      updatedAt: at,
      ...(method && { paymentMethod: method }),
    })
    .where(and(eq(orders.id, id), takesEvidence))
    .returning({ id: orders.id })
  return written.length > 0
}

const takesEvidence = and(
  isAgreedInSql,
  inArray(orders.paymentStatus, ['pending', ...paymentStatusesBefore('pending', 'customer')]),
  inArray(orders.status, orderStatusesAllowing('pending')),
)

function lettersOf({ config }: World, settings: Settings, order: StoredOrder) {
  const about = orderLetter(order, letterShop(settings, config))
  const { customer, shop } = about
  return [
    paymentEvidenceReceived({ customer, shop, about: { kind: 'order', id: order._id } }),
    studioPaymentEvidence(about),
  ]
}
