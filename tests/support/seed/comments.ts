import { randomUUID } from 'node:crypto'
import { designComments } from '#server/db/schema/design-comments.ts'
import type { World } from '#server/world.ts'
import type { Person } from '../people.ts'

type SeededComments = {
  comments: number
  /** Of each comment. */
  replies?: number
  text?: string
}

const ROWS_AT_ONCE = 1000

/** Comments of a client on the plan of a request that were mailed long ago, a second apart; returns their ids by number. */
export async function seedComments(
  { shop: { db, clock } }: { shop: World },
  author: Person,
  requestId: string,
  { comments, replies = 0, text = 'A door here?' }: SeededComments,
): Promise<string[]> {
  const longAgo = clock().getTime() - 30 * 86_400_000
  const at = (second: number) => new Date(longAgo + second * 1000)
  const said = (second: number) => ({
    id: randomUUID(),
    requestId,
    authorId: author.id,
    writtenAs: 'client' as const,
    text,
    notifiedAt: at(second),
    createdAt: at(second),
  })
  const pins = Array.from({ length: comments }, (_, index) => ({
    ...said(index),
    number: index + 1,
    page: 1,
    x: 0.5,
    y: 0.5,
  }))
  const answers = pins.flatMap(({ id: parentId }) =>
    Array.from({ length: replies }, (_, index) => ({ ...said(comments + index), parentId })),
  )
  const rows = [...pins, ...answers]
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db.insert(designComments).values(rows.slice(from, from + ROWS_AT_ONCE))
  return pins.map(({ id }) => id)
}
