import { recordChange } from '#server/audit/record.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { Actor, StoredRequest } from './queries.ts'

type Values = Record<string, unknown>

/**
 * Writes what the studio changed of a request into the audit log: of what is watched, only what differs, with what
 * else the caller tells of before and after.
 */
export async function auditRequest(
  tx: Db,
  { id: actorId, address }: Actor,
  action: `design.${string}`,
  before: StoredRequest,
  after: StoredRequest,
  more: { before?: Values; after?: Values } = {},
): Promise<void> {
  const [was, is] = [watched(before), watched(after)]
  const changed = Object.keys(was).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
  await recordChange(tx, {
    actorId,
    action,
    objectType: 'design',
    objectId: before._id,
    before: { ...pick(was, changed), ...more.before },
    after: { ...pick(is, changed), ...more.after },
    address,
  })
}

const watchedFields = [
  'status',
  'paymentStatus',
  'paymentMethod',
  'paymentNote',
  'paidAt',
  'completedAt',
  'conceptCount',
  'planScale',
  'answer',
  'feedback',
  'declineReason',
] as const satisfies (keyof StoredRequest)[]

function watched(request: StoredRequest): Values {
  const values = Object.fromEntries(watchedFields.map((field) => [field, request[field]]))
  return { ...values, evidence: request.evidence?.id ?? null }
}

function pick(from: Values, names: string[]): Values {
  return Object.fromEntries(names.map((name) => [name, from[name]]))
}
