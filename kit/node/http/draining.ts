import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { HttpProblem } from '#kit/core/operation/problem.ts'

/** Whether the process is on its way out. */
export type Draining = { isDraining: boolean }

const RETRY_AFTER_SECONDS = 5
/** Time to read what was sent before the stop: a connection with an unread request would be taken for an idle one. */
export const LAST_READ_MS = 100

/**
 * From the moment the server is closed it is not ready, and each connection ends with its reply. What was sent
 * before is done; what comes new, a moment later, is refused.
 */
export function refuseWhileDraining(app: FastifyInstance): Draining {
  const draining = { isDraining: false }
  let isRefusing = false
  app.addHook('preClose', async () => {
    draining.isDraining = true
    if (app.server.listening) await wait(LAST_READ_MS).then(() => turn())
    isRefusing = true
  })
  app.addHook('onRequest', async ({ url }) => {
    if (!isRefusing || url.startsWith('/api/health/')) return
    throw new HttpProblem('unavailable', { retryAfter: RETRY_AFTER_SECONDS })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (draining.isDraining) reply.header('connection', 'close')
  })
  // A reply whose headers had left already kept its connection: that is idle now, and would stay for a minute.
  app.addHook('onResponse', async () => {
    if (isRefusing) setImmediate(() => app.server.closeIdleConnections())
  })
  return draining
}
