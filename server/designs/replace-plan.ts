import { eq, inArray } from 'drizzle-orm'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import { type StoredReply, idempotentWrite, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { files } from '#server/db/schema/files.ts'
import { keepUpload, type StoredUpload } from '#server/files/keep-upload.ts'
import { insertFile } from '#server/files/queries.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import { changeRequestIn, type RequestAct } from './change-request.ts'
import type { DrawLater } from './convert-plan.ts'
import { keepPicture, PLANS, readPlan } from './dwg-plan.ts'
import { presentRequest } from './present-request.ts'
import { requireRequest, updateRequest } from './queries.ts'

type NewPlan = { plan: StoredUpload; version: string | null; picture: StoredUpload | null }

/**
 * Takes another floor plan in place of the one that was sent, until somebody works on it. What was read of the old one
 * and its scale go with it.
 *
 * @throws Problem `design_request_not_found` · `illegal_state` (no longer pending)
 */
export async function replacePlan(
  world: World,
  client: Actor,
  id: string,
  upload: UploadedFile,
  submit: IdempotentRequest | undefined,
  drawLater: DrawLater,
): Promise<{ request: DesignRequest } | StoredReply> {
  const settings = await currentSettings.get(world)
  await requireRequest(world.db, client, id)
  const { version, picture: found } = await readPlan(upload)
  return keepUpload(world, PLANS, upload, (plan) =>
    keepPicture(world, found, (picture) =>
      idempotentWrite(
        world.db,
        submit,
        async (tx) => {
          const act = replaced({ plan, version, picture })
          const request = await changeRequestIn(tx, world, settings, client, id, act)
          const stored = await requireRequest(tx, client, id)
          if (version !== null) tx.afterCommit(() => void drawLater(stored))
          return { request }
        },
        async (tx) => ({ request: await presentRequest(world, tx, client, id) }),
      ),
    ),
  )
}

function replaced({ plan, version, picture }: NewPlan): RequestAct {
  return {
    async write(tx, before, updatedAt) {
      for (const file of [plan, picture])
        if (file) await insertFile(tx, { ...file, ownerId: before.user._id })
      const columns = {
        planFileId: plan.id,
        planVersion: version,
        planPictureFileId: picture?.id ?? null,
        planDrawingFileId: null,
        planScale: null,
        updatedAt,
      }
      const isWritten = await updateRequest(tx, before._id, columns, eq(designRequests.status, 'pending'))
      // Their bytes, which no row knows of any more, are swept by housekeeping.
      const old = [before.plan, before.planPicture, before.planDrawing].flatMap((file) => file?.id ?? [])
      if (isWritten) await tx.delete(files).where(inArray(files.id, old))
      return isWritten
    },
    event: 'plan_replaced',
    description: plan.name,
  }
}
