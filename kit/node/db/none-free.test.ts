import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { databaseFault, isAway } from './database-fault.ts'
import { postgresPool } from './postgres.ts'

const log = { warn: () => {}, error: () => {} } as never
const MORE_THAN_A_POOL = 25

/** Who of so many was refused, and whether they were told that the database is away. */
async function refused(asked: Promise<unknown>[]): Promise<boolean[]> {
  const answers = await Promise.allSettled(asked)
  return answers.flatMap((answer) => {
    if (answer.status === 'fulfilled') return []
    expect(databaseFault(answer.reason)).toEqual({ kind: 'unavailable' })
    return [isAway(answer.reason)]
  })
}

test('a crowd at a balancer without a server finds the database away, also who got no connection', async () => {
  const balancer: Server = createServer()
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve))
  const { port } = balancer.address() as { port: number }
  const { connections, pool } = postgresPool(`postgres://nobody@127.0.0.1:${port}/nothing`, log)
  const asked = Array.from({ length: MORE_THAN_A_POOL }, () => connections.query({ text: 'select 1' }))
  expect(await refused(asked)).toEqual(Array.from({ length: MORE_THAN_A_POOL }, () => true))
  await pool.end()
  balancer.close()
})

const postgres = await startPostgres()

describe.skipIf('skipped' in postgres)('a busy database', () => {
  if ('skipped' in postgres) return
  const { connections, pool } = postgresPool(postgres.url, log)
  const held: Awaited<ReturnType<typeof connections.lease>>[] = []
  beforeAll(async () => void held.push(...(await Promise.all(Array.from({ length: 20 }, connections.lease)))))
  afterAll(async () => {
    for (const lease of held) lease.release()
    await pool.end()
    await postgres.stop()
  })

  test('is not away for who gets no connection while it answers others', async () => {
    const waiting = refused([connections.query({ text: 'select 1' })])
    await held[0]?.query({ text: 'select pg_sleep(0.1)' })
    expect(await waiting).toEqual([false])
  })
})
