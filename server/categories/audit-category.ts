import { recordChange } from '#server/audit/record.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { SignedIn } from '#server/session.ts'
import type { StoredCategory } from './queries.ts'

/** Whoever asks for a change, and from where. */
export type Actor = Pick<SignedIn, 'id'> & { address: string }

type CategoryAction = 'category.created' | 'category.changed' | 'category.moved' | 'category.deleted'
type Side = Partial<Omit<StoredCategory, '_id'>> & { position?: number }
type Change = { id: string; before?: Side; after?: Side }

/** What of two states of a category differs, each side on its own. */
export function differenceOf(before: StoredCategory, after: StoredCategory): { before: Side; after: Side } {
  const names = (['name', 'description', 'isFeatured', 'kind'] as const).filter(
    (name) => before[name] !== after[name],
  )
  const pick = (from: StoredCategory): Side => Object.fromEntries(names.map((name) => [name, from[name]]))
  return { before: pick(before), after: pick(after) }
}

/** Writes what was changed of one category into the audit log. */
export async function auditCategory(
  tx: Db,
  { id: actorId, address }: Actor,
  action: CategoryAction,
  { id, before = {}, after = {} }: Change,
): Promise<void> {
  await recordChange(tx, { actorId, action, objectType: 'category', objectId: id, before, after, address })
}
