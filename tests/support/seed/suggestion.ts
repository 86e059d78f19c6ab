import { randomUUID } from 'node:crypto'
import type { Db } from '#kit/node/db/database.ts'
import { designSuggestions } from '#server/db/schema/designs.ts'

type SeededSuggestion = Partial<typeof designSuggestions.$inferInsert> & { productId: string }

/** A piece that the studio suggested for a request, one of it without a choice unless the test says otherwise; its id. */
export async function seedSuggestion(
  db: Db,
  requestId: string,
  suggestion: SeededSuggestion,
): Promise<string> {
  const id = randomUUID()
  const position = await db.$count(designSuggestions)
  const single = { variantKey: 'default', choice: {}, quantity: 1 }
  await db.insert(designSuggestions).values({ id, requestId, position, ...single, ...suggestion })
  return id
}
