import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { files as fileRows } from '#server/db/schema/files.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { injectedCall, injectedReply } from '#tests/support/injected-call.ts'
import { kai, leilani, nobody } from '#tests/support/people.ts'
import { startBucket, type TestBucket } from '#tests/support/processes/s3-server.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { openS3Store } from '#kit/node/files/s3-store.ts'

const MINUTE = 60_000
const shop = testShop()
let bucket: TestBucket
let folder: string
let http: FastifyInstance

beforeAll(async () => {
  bucket = await startBucket()
  folder = await mkdtemp(join(tmpdir(), 'lanai-s3-shop-'))
  const files = await openS3Store(bucket.address, folder)
  http = await createApp({ ...shop.shop, files }, { loadLimits: null })
})
afterAll(async () => {
  await http.close()
  await bucket.stop()
  await rm(folder, { recursive: true })
})

const evidenceOf = (id: string) => ({
  params: { id },
  body: { paymentEvidence: new File([Buffer.from(sampleFiles.png)], 'receipt.png') },
})
const EVIDENCE = 'POST /api/orders/:id/payment-evidence'

async function seedEvidence(): Promise<{ id: string; link: string }> {
  const { _id: id } = await seedOrder(shop)
  const { order } = await injectedCall(http, leilani, EVIDENCE, evidenceOf(id))
  const link = order.paymentEvidence?.url ?? ''
  return { id: /files\/([^?]+)/.exec(link)?.[1] ?? '', link }
}
const get = (url: string, { token } = nobody) =>
  http.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })

test('a private file lies in the bucket and comes back byte by byte, with headers of ours', async () => {
  const { link } = await seedEvidence()
  expect(bucket.requested.some((requested) => requested.startsWith('PUT /lanai-test/evidence/'))).toBe(true)
  const reply = await get(link)
  expect(reply.rawPayload.equals(sampleFiles.png)).toBe(true)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(sampleFiles.png.length),
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(await readdir(folder)).toEqual([])
})

test('a link is ours and not the bucket’s: late, altered or for another file it opens nothing', async () => {
  const one = await seedEvidence()
  const other = await seedEvidence()
  expect(one.link).toMatch(/^\/api\/files\//)
  shop.wait(10 * MINUTE - 1)
  expect((await get(one.link)).statusCode).toBe(200)
  const requested = bucket.requested.length
  const altered = [
    one.link.replace(one.id, other.id),
    one.link.replace(/expires=\d+/, 'expires=9999999999999'),
    `${one.link}x`,
  ]
  for (const link of altered) expect([link, (await get(link, kai)).statusCode]).toEqual([link, 404])
  shop.wait(1)
  expect((await get(one.link, kai)).statusCode).toBe(404)
  expect(bucket.requested).toHaveLength(requested)
})

test('a bucket that is away is said to be, leaves nothing behind, and serves again when it is back', async () => {
  const { _id: id } = await seedOrder(shop)
  const { link } = await seedEvidence()
  const rows = await shop.shop.db.$count(fileRows)
  await bucket.leave()
  const refused = await injectedReply(http, leilani, EVIDENCE, evidenceOf(id))
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'storage_unavailable'])
  expect((await get(link)).statusCode).toBe(503)
  const ready = await get('/api/health/ready')
  expect([ready.statusCode, ready.json<{ message: string }>().message]).toEqual([
    503,
    'The file store cannot be written',
  ])
  expect((await get('/api/products')).statusCode).toBe(200)
  await bucket.comeBack()
  expect([await shop.shop.db.$count(fileRows), await readdir(folder)]).toEqual([rows, []])
  expect((await get('/api/health/ready')).statusCode).toBe(200)
  expect((await injectedReply(http, leilani, EVIDENCE, evidenceOf(id))).statusCode).toBe(200)
})
