import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problems.ts'

/** Whether the process is on its way out. */
export type Draining = { isDraining: boolean }

const RETRY_AFTER_SECONDS = 5

/**
 * From the moment the server is closed what is under way gets done, what comes new is refused, and each
 * connection ends with its reply.
 */
export function refuseWhileDraining(app: FastifyInstance): Draining {
  const draining = { isDraining: false }
  app.addHook('preClose', async () => void (draining.isDraining = true))
  app.addHook('onRequest', async ({ url }) => {
    if (!draining.isDraining || url.startsWith('/api/health/')) return
    throw new Problem('unavailable', { retryAfter: RETRY_AFTER_SECONDS })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (draining.isDraining) reply.header('connection', 'close')
  })
  // A reply whose headers had left already kept its connection: that is idle now, and would stay for a minute.
  app.addHook('onResponse', async () => {
    if (draining.isDraining) setImmediate(() => app.server.closeIdleConnections())
  })
  return draining
}
