import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { and, eq } from 'drizzle-orm'
import { contentTypes } from '#kit/core/files/file-kind.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { openFile } from '#server/files/file-reply.ts'
import { keepUpload } from '#server/files/keep-upload.ts'
import { insertFile } from '#server/files/queries.ts'
import { sha256Of } from '#kit/node/files/sha256-of.ts'
import { UploadedFile } from '#kit/node/http/uploads.ts'
import { convertDwg } from '#kit/node/dwg/convert-dwg.ts'
import type { World } from '#server/world.ts'
import { fairQueue } from '#kit/node/jobs/fair-queue.ts'
import { PLANS } from './dwg-plan.ts'
import type { StoredRequest } from './queries.ts'

/** Writes the drawing at `path` as DXF to `toPath`, and says whether it could. */
type Convert = (path: string, toPath: string) => Promise<boolean>

/** A conversion may take half a minute and a GB of memory. */
const AT_ONCE = 1
const MAY_WAIT = 50

/** Draws the plan of a request later on. */
export type DrawLater = (request: StoredRequest) => Promise<void>

/** Converts plans one after another, however many arrive; those of whoever had the least converted lately come first. */
export function planConverter(
  shop: World,
  convert: Convert = convertDwg,
  inTurn = fairQueue(AT_ONCE, MAY_WAIT),
): DrawLater {
  return (request) =>
    convertPlan(shop, request, (path, toPath) =>
      inTurn(request.user._id, async (took) => {
        const begunAt = performance.now()
        return convert(path, toPath).finally(() => took(performance.now() - begunAt))
      }),
    )
}

/** Keeps the plan of a request as DXF beside the DWG, where the server can convert it. What goes wrong is logged, not thrown. */
async function convertPlan(shop: World, request: StoredRequest, convert: Convert): Promise<void> {
  const [dwg, dxf] = [shop.files.temporaryPath(), shop.files.temporaryPath()]
  try {
    const { stream } = await openFile(shop.files, request.plan)
    await pipeline(stream, createWriteStream(dwg, { flags: 'wx' }))
    if (await convert(dwg, dxf)) await keepDrawing(shop, request, dxf)
  } catch (err) {
    shop.log.error({ err, request: request._id }, 'A floor plan could not be drawn')
  } finally {
    await Promise.all([rm(dwg, { force: true }), rm(dxf, { force: true })])
  }
}

async function keepDrawing(shop: World, { _id, plan, user }: StoredRequest, path: string): Promise<void> {
  const name = `${plan.name.replace(/\.dwg$/i, '')}.dxf`
  const sha256 = await sha256Of(createReadStream(path))
  const drawing = new UploadedFile(await openAsBlob(path), name, { type: contentTypes.dxf, path, sha256 })
  await keepUpload(shop, PLANS, drawing, (file) =>
    shop.db.inTransaction(async (tx) => {
      await insertFile(tx, { ...file, ownerId: user._id })
      // Meanwhile the plan may have been replaced: then this is the drawing of another.
      const drawn = await tx
        .update(designRequests)
        .set({ planDrawingFileId: file.id })
        .where(and(eq(designRequests.id, _id), eq(designRequests.planFileId, plan.id)))
        .returning({ id: designRequests.id })
      if (drawn.length === 0) throw new Error('The plan was replaced meanwhile')
    }),
  )
}
