import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problems.ts'
import type { World } from '#server/world.ts'
import type { DoorFigures } from './shed-load.ts'
import type { Draining } from './draining.ts'
import { sendProblem } from './problems.ts'

const RETRY_AFTER_SECONDS = 5

/** `live`: the process turns; `ready`: it may be sent work, also while a replica is away, or 503 with the reason. */
export function healthRoutes(
  app: FastifyInstance,
  world: World,
  draining: Draining,
  door: Pick<DoorFigures, 'isOutOfMemory'>,
): void {
  app.get('/api/health/live', async () => ({ success: true, status: 'live' }))
  app.get('/api/health/ready', async (request, reply) => {
    const reason = draining.isDraining
      ? 'The server is draining'
      : door.isOutOfMemory()
        ? 'The server has no memory to spare'
        : await reasonNotReady(world, request.log)
    if (!reason) return { success: true, status: 'ready', ...replicaState(world) }
    return sendProblem(
      request,
      reply,
      new Problem('unavailable', { message: reason, retryAfter: RETRY_AFTER_SECONDS }),
    )
  })
}

/** How the replica does, where there is one. */
function replicaState({ databaseLoad }: World): { replica?: 'in use' | 'away or behind' } {
  const { replica } = databaseLoad()
  return replica ? { replica: replica.isInUse ? 'in use' : 'away or behind' } : {}
}

async function reasonNotReady(
  { checkDatabase, files }: World,
  log: Pick<World['log'], 'warn'>,
): Promise<string | undefined> {
  const checks = [
    ['The database does not answer', checkDatabase],
    ['The file store cannot be written', () => files.check()],
  ] as const
  for (const [reason, check] of checks) {
    try {
      await check()
    } catch (error) {
      log.warn({ err: error }, reason)
      return reason
    }
  }
  return undefined
}
