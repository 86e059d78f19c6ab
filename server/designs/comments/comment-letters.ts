import { currentSettings } from '#server/settings/current-settings.ts'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#kit/node/db/database.ts'
import { designComments } from '#server/db/schema/design-comments.ts'
import type { Letter, LetterShop } from '#server/outbox/letter.ts'
import { queueLetters } from '#server/outbox/outbox.ts'
import { every } from '#kit/node/jobs/every.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { aboutRequest, designLetter } from '../letters.ts'
import { lockRequest, type StoredRequest } from '../queries.ts'
import { commentPlace } from './comment-place.ts'

type Side = (typeof designComments.$inferSelect)['writtenAs']

const EVERY_MINUTE = 60_000
/** What follows a letter within this time waits for its end, and then leaves in one. */
const BATCH_MS = 10 * 60_000
/** Sees every request, as the studio does. */
const OFFICE = { id: '', role: 'admin' } as const
/** Requests looked after in one round. */
const MAX_PER_ROUND = 100
/** Comments that a letter quotes, and how much of each. */
const MAX_QUOTED = 20
const MAX_QUOTE = 500

/**
 * The letter about what `writtenAs` has written on a request and no letter has named yet: none within ten minutes after
 * the last. The lock on the request keeps two from naming the same comment.
 */
export async function commentLetters(
  tx: Db,
  request: StoredRequest,
  writtenAs: Side,
  shop: LetterShop,
  at: Date,
): Promise<Letter[]> {
  const { notifiedAt } = designComments
  const ofSide = and(eq(designComments.requestId, request._id), eq(designComments.writtenAs, writtenAs))
  const sinceLast = gt(notifiedAt, new Date(at.getTime() - BATCH_MS))
  if ((await tx.$count(designComments, and(ofSide, sinceLast))) > 0) return []
  const isPending = and(ofSide, isNull(notifiedAt))
  const pending = await listPending(tx, isPending)
  const [first] = pending
  if (!first) return []
  await tx.update(designComments).set({ notifiedAt: at }).where(isPending)
  const about = aboutRequest(request, shop)
  if (pending.length === 1) {
    const one = { commentPlace: await commentPlace(tx, request, first), comment: first.text }
    return [designLetter(writtenAs === 'studio' ? 'design-comment' : 'design-comment:to-studio', about, one)]
  }
  const quotes: string[] = []
  for (const { number, ...written } of pending.slice(0, MAX_QUOTED)) {
    const place = await commentPlace(tx, request, written)
    quotes.push(`Comment ${number}, on ${place}:\n${shortened(written.text)}`)
  }
  if (pending.length > MAX_QUOTED) quotes.push(`… and ${pending.length - MAX_QUOTED} more`)
  const several = { commentCount: String(pending.length), comments: quotes.join('\n\n') }
  const letter = writtenAs === 'studio' ? 'design-comment:several' : 'design-comment:several-to-studio'
  return [designLetter(letter, about, several)]
}

/** An answer stands under the number of the comment that it answers. */
function listPending(tx: Db, isPending: ReturnType<typeof and>) {
  const pin = alias(designComments, 'pin')
  return tx
    .select({
      number: sql<number>`coalesce(${designComments.number}, ${pin.number})`,
      conceptId: designComments.conceptId,
      page: sql<number | null>`coalesce(${designComments.page}, ${pin.page})`,
      text: designComments.text,
    })
    .from(designComments)
    .leftJoin(pin, eq(pin.id, designComments.parentId))
    .where(isPending)
    .orderBy(asc(designComments.createdAt), asc(designComments.number))
}

function shortened(text: string): string {
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text
}

/** Sends the letters about comments that have waited for ten minutes since the last one of their request. */
export async function sendCommentLetters(shop: World): Promise<void> {
  const about = letterShop(await currentSettings.get(shop), shop.config)
  const at = shop.clock()
  for (const { requestId, writtenAs } of await listDue(shop.db, at))
    await shop.db.inTransaction(async (tx) => {
      const request = await lockRequest(tx, OFFICE, requestId)
      await queueLetters(tx, await commentLetters(tx, request, writtenAs, about, at))
    })
}

function listDue(db: Db, at: Date): Promise<{ requestId: string; writtenAs: Side }[]> {
  const text = `
    select c.request_id as "requestId", c.written_as as "writtenAs" from design_comments c
    where c.notified_at is null and not exists (
      select 1 from design_comments n
      where n.request_id = c.request_id and n.written_as = c.written_as and n.notified_at > $1)
    group by 1, 2 limit ${MAX_PER_ROUND}`
  return db.rows({ name: 'comment_letters_due', text, values: [new Date(at.getTime() - BATCH_MS)] })
}

/** Looks for them each minute until stopped; any number of processes may. */
export function startCommentLetters(shop: World): { stop(): Promise<void> } {
  return every(shop.log, {
    name: 'comment-letters',
    everyMs: EVERY_MINUTE,
    atOnce: true,
    run: () => sendCommentLetters(shop),
    failure: 'Letters about comments could not be sent',
  })
}
