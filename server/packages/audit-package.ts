import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/audit/record.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { StoredPackage } from './queries.ts'

/** Whoever asks for a change, and from where. */
export type Actor = { id: string; address: string }

type PackageAction = 'package.created' | 'package.changed' | 'package.archived' | 'package.deleted'
type Change = { id: string; before?: StoredPackage | undefined; after?: StoredPackage | undefined }

/** What of a package differs between two moments, each side on its own. */
export function differenceOf({ before, after }: Omit<Change, 'id'>) {
  const [was, is] = [watched(before), watched(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const changed = names.filter((name) => !isDeepStrictEqual(was[name], is[name]))
  return { before: pick(was, changed), after: pick(is, changed), isNothing: changed.length === 0 }
}

/** Writes what was changed of one package into the audit log: only what differs. */
export async function auditPackage(
  tx: Db,
  { id: actorId, address }: Actor,
  action: PackageAction,
  change: Change,
): Promise<void> {
  const { before, after } = differenceOf(change)
  const objectId = change.id
  await recordChange(tx, { actorId, action, objectType: 'package', objectId, before, after, address })
}

/** All that the studio decides of a package; the moment of writing is none of it. */
function watched(found: StoredPackage | undefined): Record<string, unknown> {
  if (!found) return {}
  const { _id, updatedAt: _at, pictures, ...told } = found
  return { ...told, pictures: pictures.map(({ key, alt }) => ({ key, alt })) }
}

function pick(from: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]))
}
