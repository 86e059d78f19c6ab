import { asc, eq } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import type { categories } from '#server/db/schema/categories.ts'
import type { packages } from '#server/db/schema/packages.ts'

/** What the studio puts in order by hand. */
type Placed = typeof categories | typeof packages
type Place = { position: number }

/**
 * Has one row change places with the one before or after it. To be called while nobody else can move another.
 *
 * @returns its place as it was and as it is; undefined where nothing moves: the first up, the last down, and what is
 *   not there
 */
export async function changePlaces(
  tx: Db,
  table: Placed,
  id: string,
  move: 'up' | 'down',
): Promise<{ before: Place; after: Place } | undefined> {
  const placed = await tx
    .select({ id: table.id, position: table.position })
    .from(table)
    .orderBy(asc(table.position), asc(table.id))
  const at = placed.findIndex((row) => row.id === id)
  const moved = placed[at]
  const neighbor = placed[move === 'up' ? at - 1 : at + 1]
  if (!moved || !neighbor) return undefined
  await put(tx, table, moved.id, neighbor.position)
  await put(tx, table, neighbor.id, moved.position)
  return { before: { position: moved.position }, after: { position: neighbor.position } }
}

async function put(tx: Db, table: Placed, id: string, position: number): Promise<void> {
  await tx.update(table).set({ position }).where(eq(table.id, id))
}
