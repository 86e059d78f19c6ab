import type { User } from '#contract/users.ts'
import { recordChange } from '#server/audit/record.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { SignedIn } from '#server/session.ts'

/** Whoever asks for a change, and from where. */
export type Actor = SignedIn & { address: string }

type PersonAction = 'user.created' | 'user.changed' | 'user.deleted'
type Values = Record<string, unknown>

const watchedFields = ['firstName', 'lastName', 'email', 'phone', 'role'] as const satisfies (keyof User)[]

/** Writes what the studio did to the person `id` into the audit log. */
export function auditPerson(
  tx: Db,
  { id: actorId, address }: Actor,
  action: PersonAction,
  { id, before, after }: { id: string; before: Values; after: Values },
): Promise<void> {
  return recordChange(tx, { actorId, action, objectType: 'user', objectId: id, before, after, address })
}

/** What of a person is watched, as it is now. */
export function watched(person: User): Values {
  return Object.fromEntries(watchedFields.map((field) => [field, person[field]]))
}

/** What is watched and differs between two moments of a person, each side on its own. */
export function differenceOf(was: User, is: User): { before: Values; after: Values } {
  const changed = watchedFields.filter((field) => was[field] !== is[field])
  const pick = (from: User) => Object.fromEntries(changed.map((field) => [field, from[field]]))
  return { before: pick(was), after: pick(is) }
}
