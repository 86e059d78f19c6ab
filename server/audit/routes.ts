import { Problem } from '#contract/problems.ts'
import { paginationOf } from '#kit/core/operation/paging.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { namesOfObjects, peopleIn, nameKey, type Named } from './names.ts'
import { listActors, listEntries, listLines, type StoredEntry } from './queries.ts'
import type { AuditEntry, AuditLine } from '#contract/audit.ts'

type Existing = { people: ReadonlyMap<string, Named>; names: ReadonlyMap<string, string> }

const GONE = 'Somebody who has left'

/** What the log says of a person and is not told any more once their account is deleted. */
const personalFields = new Set(['firstName', 'lastName', 'email', 'phone'])

/** What the studio changed, for itself to read, day by day in the shop's time zone; nothing here writes. */
export function auditRoutes(app: App, { db }: World, timeZone: () => Promise<string>): void {
  serve(app, 'GET /api/audit', async ({ query }) => {
    const { entries, total } = await listEntries(db, query, await timeZone())
    const existing = { people: await peopleIn(db, entries), names: await namesOfObjects(db, entries) }
    return {
      entries: entries.map((entry) => presentEntry(entry, existing)),
      actors: await listActors(db),
      pagination: paginationOf(query, total),
    }
  })

  serve(app, 'GET /api/audit/:id/lines', async ({ params, query }) => {
    const found = await listLines(db, Number(params.id), query)
    if (!found) throw new Problem('audit_entry_not_found')
    const existing = { people: new Map<string, Named>(), names: await namesOfObjects(db, found.rows) }
    return {
      lines: found.rows.map((line) => presentLine(line, existing)),
      pagination: paginationOf(query, found.total),
    }
  })
}

/** An entry of the audit log as the studio reads it: with the names that people and things have now. */
function presentEntry(entry: StoredEntry, existing: Existing): AuditEntry {
  return {
    ...presentLine(entry, existing),
    createdAt: entry.createdAt,
    actor: { _id: entry.actorId, name: existing.people.get(entry.actorId)?.name ?? GONE },
    lines: entry.lines,
    address: entry.address,
  }
}

type StoredLine = Pick<StoredEntry, 'id' | 'action' | 'objectType' | 'objectId' | 'before' | 'after'>

function presentLine(entry: StoredLine, { people, names }: Existing): AuditLine {
  const { objectType: type, objectId: id } = entry
  const person = type === 'user' ? people.get(id) : undefined
  const isGone = type === 'user' && (!person || person.isDeleted)
  const tell = (values: unknown) => (isGone ? withoutPerson(values) : recordOf(values))
  return {
    _id: String(entry.id),
    action: entry.action,
    object: { type, id, name: isGone ? null : (person?.name ?? names.get(nameKey(type, id)) ?? null) },
    before: tell(entry.before),
    after: tell(entry.after),
  }
}

function withoutPerson(values: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(recordOf(values)).filter(([name]) => !personalFields.has(name)))
}

function recordOf(values: unknown): Record<string, unknown> {
  return typeof values === 'object' && values !== null ? { ...values } : {}
}
