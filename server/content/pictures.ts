import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { desc } from 'drizzle-orm'
import sharp from 'sharp'
import { Problem } from '#contract/problems.ts'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import { MAX_PIXELS } from '#kit/core/files/image-pixels.ts'
import type { Db } from '#kit/node/db/database.ts'
import { pixelCountOf } from '#kit/node/files/on-white.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { pictureTurn } from '#kit/node/jobs/picture-turn.ts'
import { recordChange } from '#server/audit/record.ts'
import { contentPictures } from '#server/db/schema/content.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'

/** In pixels: twice the column of a text, for dense screens. */
const LARGEST = { width: 1600, height: 1600 }
/** So many are offered: the latest. */
const MOST_LISTED = 60

const { url, name, width, height } = contentPictures

export function listPictures(db: Db) {
  return db
    .select({ url, name, width, height })
    .from(contentPictures)
    .orderBy(desc(contentPictures.createdAt))
    .limit(MOST_LISTED)
}

/**
 * Makes a picture for texts from an upload, under a name of its bytes: the same one comes once.
 *
 * @throws Problem `unsupported_type` for one that cannot be read
 */
export async function addPicture({ db, files, clock }: World, actor: Actor, file: UploadedFile) {
  const { bytes, width, height } = await made(file)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const key = `pictures/page-${hash}-${width}x${height}.webp`
  await files.put(key, bytes)
  const picture = { url: `/${key}`, name: file.name, width, height }
  await db.inTransaction(async (tx) => {
    const row = { ...picture, createdAt: clock() }
    const added = await tx.insert(contentPictures).values(row).onConflictDoNothing().returning()
    if (added.length === 0) return
    await recordChange(tx, actor, { action: 'content.picture_added', id: picture.url, after: picture })
  })
  return picture
}

async function made({ path }: UploadedFile) {
  try {
    const source = await readFile(path)
    const picture = sharp(source, { limitInputPixels: MAX_PIXELS, autoOrient: true })
    const sized = picture.resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
    const webp = sized.webp({ quality: 82 })
    const { data: bytes, info } = await pictureTurn(
      () => webp.toBuffer({ resolveWithObject: true }),
      await pixelCountOf(source),
    )
    return { bytes, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    const message = uploadRules.shopPicture.wrongType
    throw new Problem('unsupported_type', { message, fields: { picture: message } })
  }
}

const OWN = /\/(pictures\/[\w.-]+)/g

/** The pictures of ours that a text shows and that are no longer there. */
export async function gonePictures({ files }: Pick<World, 'files'>, body: string): Promise<Set<string>> {
  const gone = new Set<string>()
  for (const key of new Set([...body.matchAll(OWN)].map(([, found = '']) => found))) {
    const stored = await files.read(key)
    if (stored) stored.stream.destroy()
    else gone.add(`/${key}`)
  }
  return gone
}
