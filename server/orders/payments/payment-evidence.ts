import { and, inArray } from 'drizzle-orm'
import type { Order } from '#contract/orders/order.ts'
import { Problem } from '#contract/problems.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { orderStatusesAllowing } from '#domain/orders/order-payment.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { paymentStatusesBefore } from '#domain/payments/payment-status.ts'
import { type StoredReply, idempotent, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { orders } from '#server/db/schema/orders.ts'
import { fileReply } from '#server/files/file-reply.ts'
import { type StoredUpload, keepUpload } from '#server/files/keep-upload.ts'
import { insertFile } from '#server/files/queries.ts'
import { linkSigner } from '#server/files/signed-links.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import { changeOrderIn, type OrderAct } from '../change-order.ts'
import { refuseMethod } from '../order-terms.ts'
import { presentOrder } from '../present-order.ts'
import { requireOrder, updateOrder } from '../queries.ts'
import { isAgreedInSql } from './agreed.ts'
import { orderLetter } from '../letters.ts'

type Evidence = { upload: UploadedFile; method: PaymentMethod | undefined }

/**
 * Stores a picture or PDF that shows a payment, and lays it before the studio: the payment is pending again.
 *
 * @throws Problem `order_not_found` · `card_coming_soon` · `validation_failed` (a method that is not offered) ·
 *   `order_not_payable` (its prices were never agreed to) · `payment_not_open` (paid, refunded or cancelled)
 */
export async function addPaymentEvidence(
  world: World,
  sender: Actor,
  id: string,
  { upload, method }: Evidence,
  submit: IdempotentRequest | undefined,
): Promise<{ order: Order } | StoredReply> {
  const settings = await currentSettings.get(world)
  if (method) refuseMethod(method, settings.payment)
  await requireOrder(world.db, sender, id)
  const signer = await linkSigner(world)
  return keepUpload(world, 'evidence', upload, (file) =>
    world.db.inTransaction((tx) =>
      idempotent(tx, submit, async () => {
        const act = uploaded(file, method)
        const order = await changeOrderIn(tx, world, settings, sender, id, act)
        return { order: presentOrder(order, sender, fileReply(file, signer)) }
      }),
    ),
  )
}

function uploaded(file: StoredUpload, method: PaymentMethod | undefined): OrderAct {
  return {
    async write(tx, before, at) {
      if (!isAgreed(before)) throw new Problem('order_not_payable')
      await insertFile(tx, { ...file, ownerId: before.user._id })
      const set = {
        paymentStatus: 'pending',
        paymentNote: '',
        evidenceFileId: file.id,
        evidenceUploadedAt: at,
        updatedAt: at,
        ...(method && { paymentMethod: method }),
      } as const
      return updateOrder(tx, before._id, set, takesEvidence)
    },
    otherwise: 'payment_not_open',
    event: 'evidence_uploaded',
    letters: (about) => [
      orderLetter('payment-evidence-received', about),
      orderLetter('studio-payment-evidence', about),
    ],
  }
}

const takesEvidence = and(
  isAgreedInSql,
  inArray(orders.paymentStatus, ['pending', ...paymentStatusesBefore('pending', 'customer')]),
  inArray(orders.status, orderStatusesAllowing('pending')),
)
