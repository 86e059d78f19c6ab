import { sql } from 'drizzle-orm'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import { Problem } from '#contract/problems.ts'
import { type DesignStatus, isOver } from '#domain/designs/design-status.ts'
import { type StoredReply, idempotentWrite, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { designConcepts, designRequests } from '#server/db/schema/designs.ts'
import { type StoredUpload, keepUpload } from '#server/files/keep-upload.ts'
import { insertFile } from '#server/files/queries.ts'
import type { LetterPicture } from '#server/db/schema/emails.ts'
import { letterPicture } from '#server/outbox/letter-picture.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import { changeRequestIn, type RequestAct } from './change-request.ts'
import { requireRequest, updateRequest } from './queries.ts'
import { designLetter } from './letters.ts'

type NewConcept<F> = { file: F; notes: string; picture?: LetterPicture | undefined }

/**
 * Adds a concept to a design request as its next version. While work is in progress or in revision, the request is
 * then in review.
 *
 * @throws Problem `design_request_not_found` · `illegal_state` (the request is over)
 */
export async function uploadConcept(
  world: World,
  actor: Actor,
  id: string,
  { file: upload, notes }: NewConcept<UploadedFile>,
  submit: IdempotentRequest | undefined,
): Promise<{ request: DesignRequest } | StoredReply> {
  const settings = await currentSettings.get(world)
  await requireRequest(world.db, actor, id)
  const picture = await letterPicture(upload.path, upload.name)
  return keepUpload(world, 'concepts', upload, (file) =>
    idempotentWrite(world.db, submit, async (tx) => {
      const act = uploadedConcept(world.random.uuid(), { file, notes, picture })
      return { request: await changeRequestIn(tx, world, settings, actor, id, act) }
    }),
  )
}

/** A concept whose bytes are stored becomes the next version. */
export function uploadedConcept(
  conceptId: string,
  { file, notes, picture }: NewConcept<StoredUpload>,
): RequestAct {
  return {
    async write(tx, before, at) {
      if (isOver(before.status)) throw new Problem('illegal_state')
      const requestId = before._id
      await insertFile(tx, { ...file, ownerId: before.user._id })
      const version = before.conceptCount + 1
      const concept = { id: conceptId, requestId, version, fileId: file.id, notes, createdAt: at }
      await tx.insert(designConcepts).values(concept)
      return updateRequest(tx, requestId, { status: inReview, updatedAt: at })
    },
    event: 'concept_uploaded',
    description: ({ conceptCount }) => [`Version ${conceptCount + 1}`, notes].filter(Boolean).join(': '),
    letters: (about) => [designLetter('concept-ready', { ...about, picture }, { note: notes })],
  }
}

const inReview = sql<DesignStatus>`case when ${designRequests.status} in ('in_progress', 'revision')
  then 'review' else ${designRequests.status} end`
