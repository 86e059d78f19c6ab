import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type OpenShop } from '#server/open-shop.ts'
import { noa } from '#tests/support/people.ts'
import { startOwnPostgres } from '#tests/support/databases/postgres.ts'
import type { TestCluster } from '#tests/support/databases/postgres-cluster.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { buildPages } from '../../bin/build-pages.mjs'
import { openDoors } from './doors.ts'
import { refusalOf } from './refusals.ts'

const shop = testShop()
const doors = openDoors(shop)

test('who asks whether the shop lives and is ready hears so', async () => {
  for (const state of ['live', 'ready']) {
    const reply = await doors.ask(`/api/health/${state}`)
    expect([reply.status, await reply.json()]).toEqual([200, { success: true, status: state }])
  }
})

test('without a place for files the shop lives but is not ready, and says why, once in the log', async () => {
  const folder = join(shop.shop.config.dataDir, 'files')
  await rename(folder, `${folder}-away`)
  try {
    const reply = await doors.ask('/api/health/ready')
    expect(reply.headers.get('retry-after')).toBe('5')
    const message = 'The file store cannot be written'
    expect(await refusalOf(reply)).toMatchObject({ status: 503, code: 'unavailable', message })
    expect((await doors.ask('/api/health/ready')).status).toBe(503)
    expect(doors.logLines.filter((line) => line.includes(message))).toHaveLength(1)
    expect((await doors.ask('/api/health/live')).status).toBe(200)
  } finally {
    await rename(`${folder}-away`, folder)
  }
  expect((await doors.ask('/api/health/ready')).status).toBe(200)
})

const idle = { inUse: 0, waiting: 0, expectedWaitMs: 0 }
const replica = { ...idle, isInUse: true }
const withReplica = openDoors(shop, {}, (whole) => ({
  ...whole,
  databaseLoad: () => ({ primary: idle, replica }),
}))

test.each([
  ['in use', true, 'lanai_replica_in_use 1'],
  ['away or behind', false, 'lanai_replica_in_use 0'],
])('whether a replica is %s is said, and keeps the shop from nothing', async (state, isInUse, figure) => {
  replica.isInUse = isInUse
  const reply = await withReplica.ask('/api/health/ready')
  expect([reply.status, await reply.json()]).toEqual([
    200,
    { success: true, status: 'ready', replica: state },
  ])
  expect(await (await withReplica.ask('/api/metrics')).text()).toContain(`\n${figure}\n`)
  expect(await (await doors.ask('/api/metrics')).text()).not.toMatch(/^lanai_replica_in_use/m)
})

const cluster = await startOwnPostgres()

describe.skipIf('skipped' in cluster)('while PostgreSQL is away', () => {
  const postgres = cluster as TestCluster
  let folder: string
  let open: OpenShop

  beforeAll(async () => {
    buildPages()
    folder = await mkdtemp(join(tmpdir(), 'lanai-health-'))
    const settings = {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
    }
    open = await openShop({ ...settings, ADMIN_PASSWORD: 'a-quiet-morning' }, async () => undefined)
  }, 120_000)

  afterAll(async () => {
    await open?.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const ask = (path: string, init?: RequestInit) => fetch(`${open.address}${path}`, init)
  const login = () =>
    ask('/api/users/login', {
      method: 'POST',
      body: JSON.stringify({ email: 'admin@lanai.example', password: 'a-quiet-morning' }),
      headers: { 'content-type': 'application/json' },
    })

  test('the shop lives, is not ready, answers what it can, and recovers alone', async () => {
    expect((await ask('/api/health/ready')).status).toBe(200)
    await postgres.kill()
    const message = 'The database does not answer'
    expect(await refusalOf(await ask('/api/health/ready'))).toMatchObject({
      status: 503,
      code: 'unavailable',
      message,
    })
    expect((await ask('/api/health/live')).status).toBe(200)
    expect((await ask('/api/products')).status).toBe(200)
    const refused = await login()
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refusalOf(refused)).toMatchObject({ status: 503, code: 'unavailable' })
    const stale = await ask('/api/users/verify', { headers: { authorization: `Bearer ${noa.token}` } })
    expect(await refusalOf(stale)).toMatchObject({ status: 503, code: 'unavailable' })

    await postgres.start()
    await expect.poll(async () => (await ask('/api/health/ready')).status, { timeout: 5_000 }).toBe(200)
    expect((await login()).status).toBe(200)
  })
})
