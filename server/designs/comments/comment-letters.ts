import { asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#kit/node/db/database.ts'
import { designComments } from '#server/db/schema/design-comments.ts'
import { quoted, sendGathered, takeUnmailed, type Written } from '#server/talk/gathered-letters.ts'
import type { Letter, LetterShop } from '#server/outbox/letter.ts'
import type { World } from '#server/world.ts'
import { aboutRequest, designLetter } from '../letters.ts'
import { lockRequest, type StoredRequest } from '../queries.ts'
import { commentPlace } from './comment-place.ts'

/** Sees every request, as the studio does. */
const OFFICE = { id: '', role: 'admin' } as const

/** The letter about what one side has written on a request and no letter has named yet, where it is time for one. */
export async function commentLetters(
  tx: Db,
  request: StoredRequest,
  { side, at }: Pick<Written, 'side' | 'at'>,
  shop: LetterShop,
): Promise<Letter[]> {
  const pending = await listComments(tx, await takeUnmailed(tx, 'design', { id: request._id, side, at }))
  const [first, ...others] = pending
  if (!first) return []
  const about = aboutRequest(request, shop)
  if (others.length === 0) {
    const one = { commentPlace: await commentPlace(tx, request, first), comment: first.text }
    return [designLetter(side === 'studio' ? 'design-comment' : 'design-comment:to-studio', about, one)]
  }
  const comments = await quoted(
    pending,
    async (comment) => `Comment ${comment.number}, on ${await commentPlace(tx, request, comment)}`,
  )
  const letter = side === 'studio' ? 'design-comment:several' : 'design-comment:several-to-studio'
  return [designLetter(letter, about, { commentCount: String(pending.length), comments })]
}

/** An answer stands under the number of the comment that it answers. */
function listComments(tx: Db, ids: string[]) {
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
    .where(inArray(designComments.id, ids))
    .orderBy(asc(designComments.createdAt), asc(designComments.number))
}

/** Sends the letters about comments that have waited for ten minutes since the last one of their request. */
export function sendCommentLetters(world: World): Promise<void> {
  return sendGathered(world, 'design', async (tx, { id, ...written }, shop) =>
    commentLetters(tx, await lockRequest(tx, OFFICE, id), written, shop),
  )
}
