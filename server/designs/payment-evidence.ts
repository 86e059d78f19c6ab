import { currentSettings } from '#server/settings/current-settings.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import { Problem } from '#contract/problems.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { unpaidStatuses } from '#domain/payments/payment-status.ts'
import { queueLetters } from '#server/emails/outbox.ts'
import type { Db } from '#kit/node/db/database.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import type { DesignLetter } from '#server/emails/letters/letter.ts'
import { paymentEvidenceReceived } from '#server/emails/letters/payment-evidence-received.ts'
import { studioDesignEvidence } from '#server/emails/letters/studio-design-evidence.ts'
import { type KeptFile, keepUpload } from '#server/files/keep-upload.ts'
import { insertFile } from '#server/files/queries.ts'
import { type StoredReply, idempotent, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { refuseMethod } from '#server/orders/order-terms.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { auditRequest } from './audit-request.ts'
import { designLetter } from './design-letters.ts'
import { recordDesignEvent } from './history.ts'
import { isLivingInSql } from './living.ts'
import { presentRequest } from './present-request.ts'
import { type Actor, lockRequest, requireRequest, type StoredRequest } from './queries.ts'

type Evidence<F> = { file: F; method: PaymentMethod | undefined }

/**
 * Keeps a picture or PDF that shows the payment of a design fee, and lays it before the studio: the payment is
 * pending again.
 *
 * @throws Problem `design_request_not_found` · `card_coming_soon` · `validation_failed` (a method that is not offered) ·
 *   `fee_not_open` (paid, refunded, or the request is over)
 */
export async function addDesignEvidence(
  shop: World,
  sender: Actor,
  id: string,
  { file: upload, method }: Evidence<UploadedFile>,
  submit: IdempotentRequest | undefined,
): Promise<{ request: DesignRequest } | StoredReply> {
  const settings = await currentSettings.get(shop)
  if (method) refuseMethod(method, settings.payment)
  await requireRequest(shop.db, sender, id)
  return keepUpload(shop, 'evidence', upload, (file) =>
    shop.db.inTransaction((tx) =>
      idempotent(tx, submit, async () => {
        const request = await writeEvidence(tx, shop, sender, id, { file, method })
        await queueLetters(tx, lettersOf(designLetter(request, letterShop(settings, shop.config))))
        return { request: await presentRequest(shop, tx, sender, id) }
      }),
    ),
  )
}

async function writeEvidence(
  tx: Db,
  { clock }: World,
  sender: Actor,
  id: string,
  evidence: Evidence<KeptFile>,
): Promise<StoredRequest> {
  const at = clock()
  const before = await lockRequest(tx, sender, id)
  await insertFile(tx, { ...evidence.file, ownerId: before.user._id })
  if (!(await openPaymentAgain(tx, id, evidence, at))) throw new Problem('fee_not_open')
  await recordDesignEvent(tx, { requestId: id, type: 'evidence_uploaded', actorId: sender.id, at })
  const after = await requireRequest(tx, sender, id)
  if (sender.role === 'admin') await auditRequest(tx, sender, 'design.evidence_uploaded', before, after)
  return after
}

async function openPaymentAgain(
  tx: Db,
  id: string,
  { file, method }: Evidence<KeptFile>,
  at: Date,
): Promise<boolean> {
  const written = await tx
    .update(designRequests)
    .set({
      paymentStatus: 'pending',
      paymentNote: '',
      evidenceFileId: file.id,
      evidenceUploadedAt: at,
      updatedAt: at,
      ...(method && { paymentMethod: method }),
    })
    .where(
      and(eq(designRequests.id, id), inArray(designRequests.paymentStatus, unpaidStatuses), isLivingInSql),
    )
    .returning({ id: designRequests.id })
  return written.length > 0
}

function lettersOf(about: DesignLetter) {
  const { customer, shop, request } = about
  return [
    paymentEvidenceReceived({ customer, shop, about: { kind: 'design-request', id: request.id } }),
    studioDesignEvidence(about),
  ]
}
