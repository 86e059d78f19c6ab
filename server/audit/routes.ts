import { paginationOf } from '#kit/core/operation/paging.ts'
import { serve, type App } from '#server/serve.ts'
import type { Shop } from '#server/shop.ts'
import { namesOfObjects, peopleIn } from './names.ts'
import { presentEntry } from './present-entry.ts'
import { listActors, listEntries } from './queries.ts'

/** What the studio changed, for itself to read; nothing here writes. */
export function auditRoutes(app: App, { db, settings }: Shop): void {
  serve(app, 'GET /api/audit', async ({ query }) => {
    const { general } = await settings.get()
    const { entries, total } = await listEntries(db, query, general.timeZone)
    const known = { people: await peopleIn(db, entries), names: await namesOfObjects(db, entries) }
    return {
      entries: entries.map((entry) => presentEntry(entry, known)),
      actors: await listActors(db),
      pagination: paginationOf(query, total),
    }
  })
}
