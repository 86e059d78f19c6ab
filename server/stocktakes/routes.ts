import { idempotentWrite } from '#kit/node/http/idempotency.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { applyStocktake } from './apply-stocktake.ts'
import { listLines } from './books.ts'
import { enterCounts } from './enter-counts.ts'
import { readCounts } from './read-counts.ts'
import { deleteStocktake, listStocktakes, requireStocktake, startStocktake } from './stocktakes.ts'

/** What stands in the stores, counted. */
export function stocktakeRoutes(app: App, world: World): void {
  const { db } = world

  serve(app, 'GET /api/stocktakes', ({ query }) => listStocktakes(db, query))

  serve(app, 'GET /api/stocktakes/:id', async ({ params, query }) => {
    const stocktake = await requireStocktake(db, params.id)
    const view = stocktake.appliedAt && query.view === 'all' ? 'counted' : query.view
    return { stocktake, ...(await listLines(db, params.id, { ...query, view })) }
  })

  serve(app, 'POST /api/stocktakes', ({ user, body, submit }) =>
    idempotentWrite(db, submit, async (tx) => ({
      stocktake: await startStocktake(tx, world, user, body.name),
    })),
  )

  serve(app, 'PUT /api/stocktakes/:id', ({ user, params, body, submit }) =>
    idempotentWrite(db, submit, (tx) => enterCounts(tx, world, user.id, params.id, body.counts)),
  )

  serve(app, 'POST /api/stocktakes/:id/file', ({ params, body }) =>
    readCounts(db, params.id, body.countsFile as UploadedFile),
  )

  serve(app, 'POST /api/stocktakes/:id/apply', ({ user, params, submit }) =>
    idempotentWrite(db, submit, async (tx) => ({
      stocktake: await applyStocktake(tx, world, user, params.id),
    })),
  )

  serve(app, 'DELETE /api/stocktakes/:id', async ({ user, params }) => {
    await db.inTransaction((tx) => deleteStocktake(tx, user, params.id))
    return { message: 'Stocktake deleted' }
  })
}
