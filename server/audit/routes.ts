import { paginationOf } from '#kit/core/operation/paging.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { namesOfObjects, peopleIn } from './names.ts'
import { presentEntry } from './present-entry.ts'
import { listActors, listEntries } from './queries.ts'

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
}
