import type { FastifyInstance } from 'fastify'
import { HttpProblem } from '#kit/core/operation/problem.ts'
import type { Database } from '#kit/node/db/database.ts'
import type { Files } from '#kit/node/files/store.ts'
import type { LoadStats } from './shed-load.ts'
import type { Draining } from './draining.ts'
import { sendProblem } from './problems.ts'

const RETRY_AFTER_SECONDS = 5

/** What a process needs to be ready. */
type Parts = {
  checkDatabase: Database['check']
  databaseLoad: Database['load']
  files: Pick<Files, 'check'>
}

/** `live`: the process turns; `ready`: it may be sent work, also while a replica is away, or 503 with the reason. */
export function healthRoutes(
  app: FastifyInstance,
  parts: Parts,
  draining: Draining,
  door: Pick<LoadStats, 'isOutOfMemory'>,
): void {
  // A reason is logged when it is new: anybody may ask, as often as they like.
  let logged: string | undefined
  const note = (reason?: string, err?: unknown) => {
    if (reason && reason !== logged) app.log.warn({ err }, reason)
    logged = reason
  }
  app.get('/api/health/live', async () => ({ success: true, status: 'live' }))
  app.get('/api/health/ready', async (request, reply) => {
    const reason = draining.isDraining
      ? 'The server is draining'
      : door.isOutOfMemory()
        ? 'The server has no memory to spare'
        : await reasonNotReady(parts, note)
    if (!reason) return { success: true, status: 'ready', ...replicaState(parts) }
    return sendProblem(
      request,
      reply,
      new HttpProblem('unavailable', { message: reason, retryAfter: RETRY_AFTER_SECONDS }),
    )
  })
}

/** How the replica does, where there is one. */
function replicaState({ databaseLoad }: Parts): { replica?: 'in use' | 'away or behind' } {
  const { replica } = databaseLoad()
  return replica ? { replica: replica.isInUse ? 'in use' : 'away or behind' } : {}
}

async function reasonNotReady(
  { checkDatabase, files }: Parts,
  note: (reason?: string, err?: unknown) => void,
): Promise<string | undefined> {
  const checks = [
    ['The database does not answer', checkDatabase],
    ['The file store cannot be written', () => files.check()],
  ] as const
  for (const [reason, check] of checks) {
    try {
      await check()
    } catch (error) {
      note(reason, error)
      return reason
    }
  }
  note()
  return undefined
}
