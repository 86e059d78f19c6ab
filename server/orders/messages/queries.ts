import { and, asc, count, desc, eq, inArray, isNull, lt, lte, ne } from 'drizzle-orm'
import { MAX_MESSAGES } from '#domain/orders/message-limits.ts'
import type { Db } from '#kit/node/db/database.ts'
import { files } from '#server/db/schema/files.ts'
import { orderMessageFiles, orderMessages } from '#server/db/schema/order-messages.ts'
import { users } from '#server/db/schema/users.ts'
import { fileColumns } from '#server/files/queries.ts'
import { authorName, type Side } from '#server/talk/author-of.ts'

const MESSAGES_PER_PAGE = 50

export type StoredMessage = Awaited<ReturnType<typeof listMessages>>[number]

/** The newest messages of an order with a lower number than `before`, oldest of them first. */
export async function listMessages(db: Db, orderId: string, before = MAX_MESSAGES + 1) {
  const newest = await db
    .select({
      _id: orderMessages.id,
      number: orderMessages.number,
      authorId: orderMessages.authorId,
      authorName,
      writtenAs: orderMessages.writtenAs,
      text: orderMessages.text,
      asksChange: orderMessages.asksChange,
      createdAt: orderMessages.createdAt,
      readAt: orderMessages.readAt,
    })
    .from(orderMessages)
    .innerJoin(users, eq(users.id, orderMessages.authorId))
    .where(and(eq(orderMessages.orderId, orderId), lt(orderMessages.number, before)))
    .orderBy(desc(orderMessages.number))
    .limit(MESSAGES_PER_PAGE)
  const sent = await listFiles(
    db,
    newest.map(({ _id }) => _id),
  )
  return newest.toReversed().map((message) => ({ ...message, files: sent.get(message._id) ?? [] }))
}

async function listFiles(db: Db, ids: string[]) {
  const rows = await db
    .select({ messageId: orderMessageFiles.messageId, file: fileColumns })
    .from(orderMessageFiles)
    .innerJoin(files, eq(files.id, orderMessageFiles.fileId))
    .where(inArray(orderMessageFiles.messageId, ids))
    .orderBy(asc(orderMessageFiles.position))
  const byMessage = Map.groupBy(rows, ({ messageId }) => messageId)
  return new Map([...byMessage].map(([id, sent]) => [id, sent.map(({ file }) => file)]))
}

export function countMessages(db: Db, orderId: string): Promise<number> {
  return db.$count(orderMessages, eq(orderMessages.orderId, orderId))
}

/** Marks what the other side wrote, up to the message `upTo`, and gives how many are left. */
export async function markRead(
  tx: Db,
  orderId: string,
  reader: Side,
  { upTo, at }: { upTo: number; at: Date },
): Promise<number> {
  const isUnread = and(
    eq(orderMessages.orderId, orderId),
    ne(orderMessages.writtenAs, reader),
    isNull(orderMessages.readAt),
  )
  await tx
    .update(orderMessages)
    .set({ readAt: at })
    .where(and(isUnread, lte(orderMessages.number, upTo)))
  const [left] = await tx.select({ unread: count() }).from(orderMessages).where(isUnread)
  return left?.unread ?? 0
}
