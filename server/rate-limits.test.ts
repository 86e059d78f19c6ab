import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LimitName } from '#contract/endpoint.ts'
import type { Role } from '#domain/users/roles.ts'
import { DatabaseUnavailable } from '#kit/node/db/database-fault.ts'
import type { Db } from '#kit/node/db/database.ts'
import { requestCounts } from '#kit/node/limits/tables.ts'
import { openLog } from '#kit/node/log.ts'
import type { World } from './world.ts'
import { migratedPostgres } from '#tests/support/databases/migrated-postgres.ts'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { answerProblems } from '#kit/node/http/problems.ts'
import { rateLimits } from './rate-limits.ts'
import { sweepCounts } from '#kit/node/limits/table-counter.ts'

const postgres = await startPostgres()
const home = '203.0.113.7'
const stranger = { firstName: '', lastName: '', email: '', tokenHash: '', address: '' }

let now = 0
const clock = () => new Date(now)
beforeEach(() => void (now = Date.parse('2026-11-20T22:00:00Z')))

const opened: FastifyInstance[] = []
afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())))

/** A process with nothing but budgets. */
async function openProcess(engine: World['engine'], db: Db) {
  const app = fastify()
  opened.push(app)
  answerProblems(app)
  const config = { rateLimitScale: 1 } as World['config']
  const count = rateLimits(app, { config, engine, db, clock, log: openLog('silent') } as World)
  app.get('/:name', async (request) => {
    const { name } = request.params as { name: LimitName }
    const { id, role } = request.query as { id?: string; role?: Role }
    await count(name, request, id && role ? { ...stranger, id, role } : undefined)
    return 'counted'
  })
  await app.ready()
  return app
}

/** How many of `times` requests at the same instant, spread over all processes, are let through. */
async function letThrough(times: number, url: string, remoteAddress = home): Promise<number> {
  const replies = await Promise.all(
    Array.from({ length: times }, async (_, at) =>
      opened[at % opened.length]?.inject({ url, remoteAddress }),
    ),
  )
  return replies.filter((reply) => reply?.statusCode === 200).length
}

const strict: [name: string, who: string, max: number][] = [
  ['sign-in', '', 20],
  ['forgot-password', '', 10],
  ['register', '', 10],
  ['order', '?id=leilani&role=customer', 10],
  ['upload', '?id=leilani&role=customer', 20],
  ['export', '?id=leilani&role=customer', 10],
]

function budgetSuite() {
  test.each(strict)('of a burst, %s%s lets through %i and refuses the rest', async (name, who, max) => {
    expect(await letThrough(max + 15, `/${name}${who}`)).toBe(max)
    expect(await letThrough(1, `/${name}${who}`)).toBe(0)
    expect(await letThrough(1, `/${name}${who.replace('leilani', 'kai')}`, '203.0.113.8')).toBe(1)
  })

  test('who is signed in as another each time still registers only so often from one address', async () => {
    let passed = 0
    for (let person = 0; person < 12; person++) {
      passed += await letThrough(1, `/register?id=person-${person}&role=customer`)
    }
    expect(passed).toBe(10)
  })

  test('the studio uploads more than a member', async () => {
    expect(await letThrough(40, '/upload?id=noa&role=admin')).toBe(40)
  })

  test('who has had enough is told when to come back, and may then', async () => {
    await letThrough(10, '/register')
    now += 50 * 60_000
    const reply = await opened[0]?.inject({ url: '/register', remoteAddress: home })
    expect([reply?.statusCode, reply?.headers['retry-after']]).toEqual([429, '600'])
    expect(reply?.json()).toMatchObject({
      message: 'Too many requests. Please try again in 10 minutes.',
    })
    now += 10 * 60_000
    expect(await letThrough(12, '/register')).toBe(10)
  })

  test('what one budget refuses is not drawn from the others', async () => {
    const order = '/order?id=leilani&role=customer'
    for (let minute = 0; minute < 9; minute++) {
      expect(await letThrough(10, order)).toBe(10)
      expect(await letThrough(5, order)).toBe(0)
      now += 60_000
    }
    // 90 of the day's 100 are drawn: the 45 refused ones are none of them.
    expect(await letThrough(12, order)).toBe(10)
    now += 60_000
    expect(await letThrough(1, order)).toBe(0)
  })
}

describe('in one process', () => {
  beforeEach(() => openProcess('pglite', {} as Db))
  budgetSuite()

  test.each([
    ['search', 120],
    ['general', 600],
  ])('of a burst, %s lets through %i', async (name, max) => {
    expect(await letThrough(max + 5, `/${name}`)).toBe(max)
  })
})

describe.skipIf('skipped' in postgres)('in two processes', () => {
  if ('skipped' in postgres) return
  let database: Awaited<ReturnType<typeof migratedPostgres>>
  beforeAll(async () => void (database = await migratedPostgres(postgres.url)))
  beforeEach(async () => {
    await database.db.delete(requestCounts)
    await openProcess('postgres', database.db)
    await openProcess('postgres', database.db)
  })
  afterAll(async () => {
    await database.close()
    await postgres.stop()
  })
  budgetSuite()

  test('what is settled later is soon known to both, and never let through more than once by each', async () => {
    const passed = await letThrough(1_300, '/general')
    expect(passed).toBeLessThanOrEqual(1_200)
    await expect.poll(() => database.db.select().from(requestCounts)).toHaveLength(1)
    await expect.poll(() => letThrough(2, '/general')).toBe(0)
  })

  test('what others drew is taken over by who draws himself', async () => {
    const [one, other] = opened
    const draw = (app: FastifyInstance | undefined) => app?.inject({ url: '/search', remoteAddress: home })
    for (let at = 0; at < 119; at++) await draw(one)
    await expect.poll(usedOfAll).toBe(119)
    expect((await draw(other))?.statusCode).toBe(200)
    await expect.poll(usedOfAll).toBe(120)
    await expect.poll(async () => (await draw(other))?.statusCode).toBe(429)
  })

  async function usedOfAll() {
    const [row] = await database.db.select().from(requestCounts)
    return row?.used ?? 0
  }

  test('what is written down names nobody, and is swept once it is over', async () => {
    await letThrough(1, '/sign-in')
    expect(JSON.stringify(await database.db.select().from(requestCounts))).not.toContain('203.0')
    await sweepCounts(database.db, clock())
    expect(await usedOfAll()).toBe(1)
    now += 15 * 60_000 + 1
    await sweepCounts(database.db, clock())
    expect(await usedOfAll()).toBe(0)
  })
})

test('while the database is away only what needs it is refused', async () => {
  const away = () => Promise.reject(new DatabaseUnavailable('away'))
  const app = await openProcess('postgres', { rows: away, inTransaction: away } as unknown as Db)
  expect(await letThrough(601, '/general')).toBe(600)
  const reply = await app.inject({ url: '/sign-in', remoteAddress: home })
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([503, 'unavailable'])
})
