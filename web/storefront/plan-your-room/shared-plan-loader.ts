import { loading } from '#web/api.ts'

/** A plan that somebody shares; 404 for a link that leads nowhere, or no longer. */
export const loadSharedPlan = loading(
  async (call, { params }) =>
    (await call('GET /api/boards/shared/:key', { params: { key: params['key'] ?? '' } })).board,
)
