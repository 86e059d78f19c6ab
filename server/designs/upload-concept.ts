import { currentSettings } from '#server/settings/current-settings.ts'
import { eq, sql } from 'drizzle-orm'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import { Problem } from '#contract/problems.ts'
import { type DesignStatus, isOver } from '#domain/designs/design-status.ts'
import { queueLetters } from '#server/emails/outbox.ts'
import type { Db } from '#kit/node/db/database.ts'
import { designConcepts, designRequests } from '#server/db/schema/designs.ts'
import { conceptReady } from '#server/emails/letters/concept-ready.ts'
import { type KeptFile, keepUpload } from '#server/files/keep-upload.ts'
import { insertFile } from '#server/files/queries.ts'
import { type StoredReply, idempotent, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { auditRequest } from './audit-request.ts'
import { designLetter } from './design-letters.ts'
import { recordDesignEvent } from './history.ts'
import { presentRequest } from './present-request.ts'
import { type Actor, lockRequest, requireRequest, type StoredRequest } from './queries.ts'

type NewConcept<F> = { file: F; notes: string }

/**
 * Adds a concept to a design request as its next version. While work is in progress or in revision, the request is
 * then in review.
 *
 * @throws Problem `design_request_not_found` · `illegal_state` (the request is over)
 */
export async function uploadConcept(
  shop: World,
  actor: Actor,
  id: string,
  { file: upload, notes }: NewConcept<UploadedFile>,
  submit: IdempotentRequest | undefined,
): Promise<{ request: DesignRequest } | StoredReply> {
  const about = letterShop(await currentSettings.get(shop), shop.config)
  await requireRequest(shop.db, actor, id)
  return keepUpload(shop, 'concepts', upload, (file) =>
    shop.db.inTransaction((tx) =>
      idempotent(tx, submit, async () => {
        const request = await writeConcept(tx, shop, actor, id, { file, notes })
        const letter = conceptReady({ ...designLetter(request, about), note: notes, state: request })
        await queueLetters(tx, [letter])
        return { request: await presentRequest(shop, tx, actor, id) }
      }),
    ),
  )
}

async function writeConcept(
  tx: Db,
  { clock, random }: World,
  actor: Actor,
  id: string,
  { file, notes }: NewConcept<KeptFile>,
): Promise<StoredRequest> {
  const at = clock()
  // The lock makes the versions of two who upload at once follow each other.
  const before = await lockRequest(tx, actor, id)
  if (isOver(before.status)) throw new Problem('illegal_state')
  await insertFile(tx, { ...file, ownerId: before.user._id })
  const version = before.conceptCount + 1
  const concept = { id: random.uuid(), requestId: id, version, fileId: file.id, notes, createdAt: at }
  await tx.insert(designConcepts).values(concept)
  await tx.update(designRequests).set({ status: inReview, updatedAt: at }).where(eq(designRequests.id, id))
  const description = [`Version ${version}`, notes].filter(Boolean).join(': ')
  await recordDesignEvent(tx, { requestId: id, type: 'concept_uploaded', description, actorId: actor.id, at })
  const after = await requireRequest(tx, actor, id)
  await auditRequest(tx, actor, 'design.concept_uploaded', before, after)
  return after
}

const inReview = sql<DesignStatus>`case when ${designRequests.status} in ('in_progress', 'revision')
  then 'review' else ${designRequests.status} end`
