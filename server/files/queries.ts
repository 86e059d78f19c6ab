import { count, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { hasRoomFor, noRoomMessage } from '#kit/core/files/file-room.ts'
import { one, type Db } from '#kit/node/db/database.ts'
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

/**
 * Notes a file whose bytes are safe in the store already.
 *
 * @throws Problem `too_large` when its owner has no room for it
 */
export async function insertFile(tx: Db, file: typeof files.$inferInsert): Promise<void> {
  await refuseWithoutRoom(tx, file)
  await tx.insert(files).values(file)
}

/** Whoever comes at the same time waits until this transaction ends, and counts its file too. */
async function refuseWithoutRoom(
  tx: Db,
  { ownerId, size }: Pick<typeof files.$inferInsert, 'ownerId' | 'size'>,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${ownerId}`}, 0))`)
  const bytes = sql<number>`coalesce(sum(${files.size}), 0)::float8`
  const stored = await one(tx.select({ count: count(), bytes }).from(files).where(eq(files.ownerId, ownerId)))
  if (!stored || !hasRoomFor(size, stored)) throw new Problem('too_large', { message: noRoomMessage })
}
