import { asc, eq } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { designAttachments } from '#server/db/schema/designs.ts'
import { files } from '#server/db/schema/files.ts'
import type { StoredUpload } from '#server/files/keep-upload.ts'
import { fileColumns, insertFile } from '#server/files/queries.ts'

/** Notes what `ownerId` sent beside the plan of a request. */
export async function writeAttachments(
  tx: Db,
  ownerId: string,
  requestId: string,
  attachments: readonly StoredUpload[],
): Promise<void> {
  for (const file of attachments) await insertFile(tx, { ...file, ownerId })
  const rows = attachments.map(({ id: fileId }, at) => ({ requestId, position: at + 1, fileId }))
  if (rows.length > 0) await tx.insert(designAttachments).values(rows)
}

/** What was sent beside the plan of a request, in that order. */
export function listAttachments(db: Db, requestId: string) {
  return db
    .select(fileColumns)
    .from(designAttachments)
    .innerJoin(files, eq(files.id, designAttachments.fileId))
    .where(eq(designAttachments.requestId, requestId))
    .orderBy(asc(designAttachments.position))
}
