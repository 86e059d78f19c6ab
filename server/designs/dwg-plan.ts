import { contentTypes } from '#kit/core/files/file-kind.ts'
import { isDwg } from '#kit/core/files/file-structure.ts'
import { keepBytes, type StoredUpload } from '#server/files/keep-upload.ts'
import type { PrivateFolder } from '#server/files/private-folders.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { type DwgFacts, readDwg } from '#kit/node/dwg/read-dwg.ts'
import type { World } from '#server/world.ts'

/** The folder of the store for floor plans. */
export const PLANS = 'plans' satisfies PrivateFolder

/** As many bytes as tell a DWG. */
const SIGN_BYTES = 16

/** What an uploaded plan tells of itself when it is a DWG; nothing for every other kind. */
export async function readPlan(upload: UploadedFile): Promise<DwgFacts | { version: null; picture: null }> {
  const sign = await upload.slice(0, SIGN_BYTES).bytes()
  return isDwg(sign) ? readDwg(upload.path) : { version: null, picture: null }
}

/** Keeps the picture that a DWG carries inside, if any, while `write` writes its row. */
export function keepPicture<Reply>(
  world: World,
  picture: Uint8Array | null,
  write: (picture: StoredUpload | null) => Promise<Reply>,
): Promise<Reply> {
  if (!picture) return write(null)
  const file = { name: 'floor-plan.png', contentType: contentTypes.png, bytes: picture }
  return keepBytes(world, PLANS, file, write)
}
