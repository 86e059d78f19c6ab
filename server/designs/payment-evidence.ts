import { and, inArray } from 'drizzle-orm'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { unpaidStatuses } from '#domain/payments/payment-status.ts'
import { type StoredReply, idempotent, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { type StoredUpload, keepUpload } from '#server/files/keep-upload.ts'
import { insertFile } from '#server/files/queries.ts'
import { refuseMethod } from '#server/orders/order-terms.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import { changeRequestIn, type RequestAct } from './change-request.ts'
import { isActive, requireRequest, updateRequest } from './queries.ts'
import { designLetter } from './letters.ts'

type Evidence<F> = { file: F; method: PaymentMethod | undefined }

/**
 * Stores a picture or PDF that shows the payment of a design fee, and lays it before the studio: the payment is
 * pending again.
 *
 * @throws Problem `design_request_not_found` · `card_coming_soon` · `validation_failed` (a method that is not offered) ·
 *   `fee_not_open` (paid, refunded, or the request is over)
 */
export async function addDesignEvidence(
  world: World,
  sender: Actor,
  id: string,
  { file: upload, method }: Evidence<UploadedFile>,
  submit: IdempotentRequest | undefined,
): Promise<{ request: DesignRequest } | StoredReply> {
  const settings = await currentSettings.get(world)
  if (method) refuseMethod(method, settings.payment)
  await requireRequest(world.db, sender, id)
  return keepUpload(world, 'evidence', upload, (file) =>
    world.db.inTransaction((tx) =>
      idempotent(tx, submit, async () => {
        const act = uploaded({ file, method })
        return { request: await changeRequestIn(tx, world, settings, sender, id, act) }
      }),
    ),
  )
}

function uploaded({ file, method }: Evidence<StoredUpload>): RequestAct {
  return {
    async write(tx, before, at) {
      await insertFile(tx, { ...file, ownerId: before.user._id })
      const set = {
        paymentStatus: 'pending',
        paymentNote: '',
        evidenceFileId: file.id,
        evidenceUploadedAt: at,
        updatedAt: at,
        ...(method && { paymentMethod: method }),
      } as const
      const isOpen = and(inArray(designRequests.paymentStatus, unpaidStatuses), isActive)
      return updateRequest(tx, before._id, set, isOpen)
    },
    otherwise: 'fee_not_open',
    event: 'evidence_uploaded',
    letters: (about) => [
      designLetter('payment-evidence-received', about),
      designLetter('studio-design-evidence', about),
    ],
  }
}
