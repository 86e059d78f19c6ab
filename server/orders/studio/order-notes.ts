import { and, asc, eq } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { recordChange } from '#server/audit/record.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { orderNotes } from '#server/db/schema/order-past.ts'
import { users } from '#server/db/schema/users.ts'
import { authorName } from '#server/talk/author-of.ts'
import type { World } from '#server/world.ts'
import type { Actor } from '#server/session.ts'
import { lockOrder, requireOrder, type Viewer } from '../queries.ts'

/** So many notes an order holds: all of them are sent at once. */
const MAX_NOTES = 200

/** A note as the studio reads it; never to be shown to a customer. */
export type StoredNote = Awaited<ReturnType<typeof listNotes>>[number]

/**
 * What the studio noted about an order, oldest first.
 *
 * @throws Problem `order_not_found`
 */
export async function notesOf(db: Db, viewer: Viewer, orderId: string): Promise<StoredNote[]> {
  await requireOrder(db, viewer, orderId)
  return listNotes(db, orderId)
}

/**
 * Notes something about an order. To be called in a transaction.
 *
 * @throws Problem `order_not_found` · `illegal_state` (it holds as many as it can)
 */
export async function addNote(
  tx: Db,
  { random, clock }: World,
  actor: Actor,
  orderId: string,
  text: string,
): Promise<StoredNote> {
  await lockOrder(tx, actor, orderId)
  if ((await tx.$count(orderNotes, eq(orderNotes.orderId, orderId))) >= MAX_NOTES)
    throw new Problem('illegal_state', {
      message: `An order holds at most ${MAX_NOTES} notes. Delete one that is no longer needed first.`,
    })
  const note = { id: random.uuid(), orderId, authorId: actor.id, text, createdAt: clock() }
  await tx.insert(orderNotes).values(note)
  await recordChange(tx, actor, { action: 'order.note_added', id: orderId, after: { note: text } })
  const written = (await listNotes(tx, orderId)).find(({ _id }) => _id === note.id)
  if (!written) throw new Error(`The note ${note.id} was not written`)
  return written
}

/**
 * Takes a note away, whoever wrote it; what it said stays in the audit log.
 *
 * @throws Problem `order_not_found` · `note_not_found` (or one of another order)
 */
export function deleteNote({ db }: World, actor: Actor, orderId: string, noteId: string): Promise<void> {
  return db.inTransaction(async (tx) => {
    await requireOrder(tx, actor, orderId)
    const which = and(eq(orderNotes.id, noteId), eq(orderNotes.orderId, orderId))
    const deleted = await one(tx.delete(orderNotes).where(which).returning({ note: orderNotes.text }))
    if (!deleted) throw new Problem('note_not_found')
    await recordChange(tx, actor, { action: 'order.note_deleted', id: orderId, before: deleted })
  })
}

function listNotes(db: Db, orderId: string) {
  return db
    .select({
      _id: orderNotes.id,
      text: orderNotes.text,
      author: { _id: users.id, name: authorName },
      createdAt: orderNotes.createdAt,
    })
    .from(orderNotes)
    .innerJoin(users, eq(users.id, orderNotes.authorId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.createdAt), asc(orderNotes.id))
}
