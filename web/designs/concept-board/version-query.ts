import { ask } from '#web/api.ts'

export const VERSION = 'GET /api/design-requests/:id/concepts/:conceptId/board'

/** The board of a concept as it was published, with what its client would rather have. */
export const versionQuery = (id: string, conceptId: string) => ask(VERSION, { params: { id, conceptId } })
