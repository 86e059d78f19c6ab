import { eq } from 'drizzle-orm'
import { one, type Db } from '#server/db/database.ts'
import { files } from '#server/db/schema/files.ts'

/** What is known of a private file; its bytes lie in the store under `key`. */
export type StoredFile = { id: string; key: string; name: string; contentType: string; size: number }

export const fileColumns = {
  id: files.id,
  key: files.key,
  name: files.name,
  contentType: files.contentType,
  size: files.size,
}

/** The file `id`, whoever owns it. */
export function findFile(db: Db, id: string): Promise<(StoredFile & { ownerId: string }) | undefined> {
  return one(
    db
      .select({ ...fileColumns, ownerId: files.ownerId })
      .from(files)
      .where(eq(files.id, id)),
  )
}

/** Notes a file whose bytes are safe in the store already. */
export async function insertFile(tx: Db, file: typeof files.$inferInsert): Promise<void> {
  await tx.insert(files).values(file)
}
