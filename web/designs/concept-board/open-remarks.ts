import type { Id } from '#domain/boards/board.ts'
import type { ShownRequest } from '../use-request.ts'

/** How many comments on each piece of a board are not resolved. */
export function openRemarks(comments: ShownRequest['comments']): ReadonlyMap<Id, number> {
  const counts = new Map<Id, number>()
  for (const { piece, resolvedAt } of comments)
    if (piece !== null && resolvedAt === null) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  return counts
}
