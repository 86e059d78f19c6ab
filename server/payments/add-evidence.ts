import { awaitsMoney } from '#domain/payments/payable.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { type StoredReply, idempotentWrite, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { type StoredUpload, keepUpload } from '#server/files/keep-upload.ts'
import { insertFile } from '#server/files/queries.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { within, type World } from '#server/world.ts'
import type { PayablePort, PaymentAct } from './payable-port.ts'
import { refuseMethod } from './refuse-method.ts'
import { statusOf } from './payables.ts'
import { settle } from './settle.ts'

type Evidence = { upload: UploadedFile; method: PaymentMethod | undefined }

/**
 * Stores a picture or PDF that shows a payment, and lays it before the studio: the payment is pending again.
 *
 * @throws Problem the noun's 404 · `card_coming_soon` · `validation_failed` (a method that is not offered) ·
 *   `order_not_payable` (its prices were never agreed to) · `payment_not_open`, `fee_not_open` (no money is awaited)
 */
export async function addEvidence<Row, Reply>(
  port: PayablePort<Row, Reply>,
  world: World,
  sender: Actor,
  id: string,
  { upload, method }: Evidence,
  submit: IdempotentRequest | undefined,
): Promise<Reply | StoredReply> {
  const settings = await currentSettings.get(world)
  if (method) refuseMethod(method, settings.payment)
  await port.require(world.db, sender, id)
  return keepUpload(world, 'evidence', upload, (file) =>
    idempotentWrite(world.db, submit, async (tx) => {
      const act = evidenceAct(file, method, port.notAwaited)
      const row = await port.change(tx, world, settings, sender, id, act)
      return port.present(within(world, tx), sender, row)
    }),
  )
}

function evidenceAct(
  file: StoredUpload,
  method: PaymentMethod | undefined,
  otherwise: PaymentAct['otherwise'],
): PaymentAct {
  return {
    async write(books, before) {
      if (!awaitsMoney(before)) return undefined
      await insertFile(books.tx, { ...file, ownerId: before.userId, createdAt: books.at })
      const columns = {
        ...statusOf(await settle(books, before, 'pending')),
        paymentNote: '',
        evidenceFileId: file.id,
        evidenceUploadedAt: books.at,
        ...(method && { paymentMethod: method }),
      }
      return { columns, event: 'evidence_uploaded' }
    },
    otherwise,
  }
}
