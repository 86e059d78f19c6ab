import { currentSettings } from '#server/settings/current-settings.ts'
import type { z } from 'zod'
import type { DesignRequest, NewDesignRequest } from '#contract/designs/design-request.ts'
import type { Settings } from '#contract/settings.ts'
import { briefOfAnswers } from '#domain/designs/brief-of-answers.ts'
import { DEFAULT_PAYMENT_METHOD } from '#domain/payments/payment-method.ts'
import type { DesignPromise } from '#domain/settings/promises.ts'
import { queueLetters } from '#server/outbox/outbox.ts'
import type { Db } from '#kit/node/db/database.ts'
import { type StoredUpload, keepUpload, keepUploads } from '#server/files/keep-upload.ts'
import { insertFile } from '#server/files/queries.ts'
import { type StoredReply, idempotentWrite, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import type { LetterShop } from '#server/outbox/letter.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import { Problem } from '#contract/problems.ts'
import { holdUser } from '#server/users/queries.ts'
import type { World } from '#server/world.ts'
import { aboutRequest, designLetter } from './letters.ts'
import { writeAttachments } from './attachments.ts'
import type { DrawLater } from './convert-plan.ts'
import { keepPicture, PLANS, readPlan } from './dwg-plan.ts'
import { recordDesignEvent } from './history.ts'
import { insertRequest } from './insert-request.ts'
import { presentRequest } from './present-request.ts'
import { requireRequest, type StoredRequest, type Viewer } from './queries.ts'

type Brief = Omit<z.output<typeof NewDesignRequest>, 'floorPlan' | 'attachments'> & {
  plan: UploadedFile
  attachments: readonly UploadedFile[]
}

/** The files of a new request, safe in the store. */
type PlanFiles = {
  plan: StoredUpload
  version: string | null
  picture: StoredUpload | null
  attachments: readonly StoredUpload[]
}

/**
 * Asks the studio for a custom design: entirely or not at all, and once per idempotency key. The fee is the shop's,
 * whatever is sent, and what it promises now holds for this request. A DWG is drawn as DXF later on, where the server can.
 */
export async function createRequest(
  shop: World,
  client: Viewer,
  { plan: upload, attachments: uploads, ...brief }: Brief,
  submit: IdempotentRequest | undefined,
  drawLater: DrawLater,
): Promise<{ request: DesignRequest } | StoredReply> {
  const settings = await currentSettings.get(shop)
  const about = letterShop(settings, shop.config)
  const agreed = { feeCents: settings.payment.designFee, ...promisedNow(settings) }
  const { version, picture: found } = await readPlan(upload)
  return keepUpload(shop, PLANS, upload, (plan) =>
    keepPicture(shop, found, (picture) =>
      keepUploads(shop, PLANS, uploads, (attachments) =>
        idempotentWrite(shop.db, submit, async (tx) => {
          const planFiles = { plan, version, picture, attachments }
          const request = await writeRequest(tx, shop, client, planFiles, { ...brief, ...agreed })
          await writeLetters(tx, request, about)
          if (version !== null) drawAfter(tx, request, drawLater)
          return { request: await presentRequest(shop, tx, client, request._id) }
        }),
      ),
    ),
  )
}

async function writeRequest(
  tx: Db,
  { clock, random }: World,
  client: Viewer,
  { plan, version, picture, attachments }: PlanFiles,
  { packageType, notes, brief, ...agreed }: Omit<Brief, 'plan' | 'attachments'> & Agreed,
): Promise<StoredRequest> {
  const at = clock()
  // Who closes their account meanwhile is waited for, and waits for this request.
  const person = await holdUser(tx, client.id)
  if (!person) throw new Problem('not_signed_in')
  await insertFile(tx, { ...plan, ownerId: client.id })
  if (picture) await insertFile(tx, { ...picture, ownerId: client.id })
  const requestId = await insertRequest(tx, random, {
    userId: client.id,
    packageType,
    notes,
    brief: brief ?? briefOfAnswers(person.questionnaire),
    paymentMethod: DEFAULT_PAYMENT_METHOD,
    ...agreed,
    planFileId: plan.id,
    planVersion: version,
    planPictureFileId: picture?.id,
    createdAt: at,
    updatedAt: at,
  })
  await writeAttachments(tx, client.id, requestId, attachments)
  await recordDesignEvent(tx, { requestId, type: 'submitted', actorId: client.id, at })
  return requireRequest(tx, client, requestId)
}

type Agreed = { feeCents: number } & DesignPromise

function promisedNow({
  general: { designDaysFrom, designDaysTo, designRevisions },
}: Settings): DesignPromise {
  return { designDaysFrom, designDaysTo, designRevisions }
}

function drawAfter(tx: Db, request: StoredRequest, drawLater: DrawLater): void {
  tx.afterCommit(() => void drawLater(request))
}

async function writeLetters(tx: Db, request: StoredRequest, shop: LetterShop): Promise<void> {
  const letter = aboutRequest(request, shop)
  await queueLetters(tx, [
    designLetter('design-request-received', letter),
    designLetter('studio-new-design-request', letter),
  ])
}
