import { and, eq } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { designConcepts } from '#server/db/schema/designs.ts'
import { files } from '#server/db/schema/files.ts'
import type { StoredRequest } from '../queries.ts'

type Place = { conceptId: string | null; page: number | null }

/**
 * Where a comment is pinned, in words: "the floor plan", "concept 2", or of a PDF "concept 2, page 1".
 *
 * @throws Problem `concept_not_found` (another request's, too)
 */
export async function commentPlace(
  db: Db,
  { _id: requestId, plan }: StoredRequest,
  { conceptId, page }: Place,
): Promise<string> {
  if (conceptId === null) return withPage('the floor plan', plan, page)
  const concept = await one(
    db
      .select({ version: designConcepts.version, contentType: files.contentType })
      .from(designConcepts)
      .innerJoin(files, eq(files.id, designConcepts.fileId))
      .where(and(eq(designConcepts.id, conceptId), eq(designConcepts.requestId, requestId))),
  )
  if (!concept) throw new Problem('concept_not_found')
  return withPage(`concept ${concept.version}`, concept, page)
}

function withPage(place: string, { contentType }: { contentType: string }, page: number | null): string {
  return contentType === 'application/pdf' && page !== null ? `${place}, page ${page}` : place
}
