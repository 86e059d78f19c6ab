import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { ConfigError } from '#server/config.ts'
import { fileStoreSuite } from '#tests/support/files/file-store-suite.ts'
import { startBucket } from '#tests/support/processes/s3-server.ts'
import { openStore } from '#server/files/open-store.ts'
import { BucketAway } from './s3-requests.ts'
import { openS3Store } from './s3-store.ts'

const LARGE = 64 * 1024 * 1024
const chunk = Buffer.alloc(64 * 1024)

const folder = await mkdtemp(join(tmpdir(), 'lanai-bucket-home-'))
const bucket = await startBucket()
const files = await openS3Store(bucket.address, join(folder, 'tmp'))
afterEach(() => bucket.pretend(undefined))
afterAll(async () => {
  await bucket.stop()
  await rm(folder, { recursive: true })
})

fileStoreSuite(async () => {
  const own = await startBucket('suite')
  return { ...own, files: await openS3Store(own.address, join(folder, 'suite')) }
})

/** Answers the first `times` requests by `listener`, and counts those that follow. */
function pretendFor(times: number, listener: RequestListener) {
  let left = times
  bucket.pretend((request, reply) => {
    if (--left <= 0) bucket.pretend(undefined)
    listener(request, reply)
  })
}

/** A file that is there. */
async function read(key: string) {
  const found = await files.read(key)
  if (!found) throw new Error(`No file ${key}`)
  return found
}

const busy: RequestListener = (request, reply) =>
  void request.resume().on('end', () => reply.writeHead(503).end())
const hangUp: RequestListener = ({ socket }) => void socket.destroy()

test.each([
  ['is busy', busy],
  ['hangs up', hangUp],
])('a bucket that %s is asked again, three times in all', async (_what, listener) => {
  pretendFor(2, listener)
  await files.put('plans/one', Buffer.from('a plan'))
  pretendFor(3, listener)
  await expect(files.put('plans/one', Buffer.from('another plan'))).rejects.toThrow(BucketAway)
  const { stream } = await read('plans/one')
  expect((await buffer(stream)).toString()).toBe('a plan')
})

test('who is refused is not let in by asking again', async () => {
  const stranger = await openS3Store({ ...bucket.address, secretAccessKey: 'guessed' }, join(folder, 'tmp'))
  const requested = bucket.requested.length
  await expect(stranger.put('plans/foreign', Buffer.from('x'))).rejects.toMatchObject({ reason: '403' })
  await expect(stranger.read('plans/one')).rejects.toMatchObject({ reason: '403' })
  expect(bucket.requested.length - requested).toBe(2)
  expect(await files.read('plans/foreign')).toBeUndefined()
})

test('who signs nothing opens nothing', async () => {
  await files.put('plans/one', Buffer.from('a plan'))
  const { endpoint, name } = bucket.address
  expect((await fetch(`${endpoint}/${name}/plans/one`)).status).toBe(403)
})

test('a connection that breaks while a file comes is a fault, not a short file', async () => {
  bucket.pretend((_request, reply) => {
    reply.writeHead(200, { 'content-length': '1000' }).write('half of it')
    setTimeout(() => reply.destroy(), 50)
  })
  const { stream, size } = await read('plans/one')
  expect(size).toBe(1000)
  await expect(buffer(stream)).rejects.toMatchObject({ code: 'EIO' })
})

test('a file of which the bucket does not say how long it is, is not sent on', async () => {
  await files.put('plans/one', Buffer.from('a plan'))
  for (const headers of [undefined, { 'content-length': '4', 'content-encoding': 'gzip' }]) {
    bucket.pretend((_request, reply) => void reply.writeHead(200, headers).end('plan'))
    await expect(files.read('plans/one')).rejects.toThrow(BucketAway)
  }
})

test('a file that breaks off while it is sent is not there', async () => {
  const path = files.temporaryPath()
  await writeFile(path, Buffer.alloc(3_000_000))
  const sending = files.adopt('plans/broken', path)
  await writeFile(path, 'cut')
  await expect(sending).rejects.toThrow()
  expect(await files.read('plans/broken')).toBeUndefined()
})

test('what a bucket says of the kind of a file is not asked, nor told it', async () => {
  let reported: string | undefined
  bucket.pretend((request, reply) => {
    reported = request.headers['content-type']
    request.resume().on('end', () => reply.writeHead(200).end())
  })
  await files.put('pictures/page.html', Buffer.from('<script>'))
  expect(reported).toBe('application/octet-stream')
})

test('more files than one list holds are all listed', async () => {
  const pageOf = (keys: string[], next: string) => `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>
    ${keys.map((key) => `<Contents><Key>${key}</Key><Size>7</Size><LastModified>2026-11-20T22:00:00.000Z</LastModified></Contents>`).join('')}
    <IsTruncated>${next !== ''}</IsTruncated>${next && `<NextContinuationToken>${next}</NextContinuationToken>`}
    </ListBucketResult>`
  bucket.pretend((request, reply) => {
    const { searchParams } = new URL(request.url ?? '', bucket.address.endpoint)
    const isSecond = searchParams.get('continuation-token') === 'a/b+c='
    reply.setHeader('content-type', 'application/xml')
    reply.end(isSecond ? pageOf(['plans/three'], '') : pageOf(['plans/one', 'plans/two'], 'a/b+c='))
  })
  const listed = await Array.fromAsync(files.list('plans'))
  expect(listed.map(({ key }) => key)).toEqual(['plans/one', 'plans/two', 'plans/three'])
  expect(listed[0]).toMatchObject({ size: 7, changedAt: new Date('2026-11-20T22:00:00Z') })
})

test('a bucket that takes nothing, and a reader who does not read, hold no file in memory', async () => {
  const path = files.temporaryPath()
  await writeFile(path, Buffer.alloc(LARGE))
  const paused = Promise.withResolvers<void>()
  bucket.pretend((request, reply) => {
    void paused.promise.then(() => request.resume())
    request.on('end', () => reply.end())
  })
  const before = process.memoryUsage().arrayBuffers
  const sending = files.adopt('models/large.glb', path)
  await wait(500)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(LARGE / 2)
  paused.resolve()
  await sending

  let sent = 0
  bucket.pretend((_request, reply) => {
    reply.setHeader('content-length', LARGE)
    const send = () => {
      for (; sent < LARGE && reply.write(chunk); sent += chunk.length);
      if (sent < LARGE) reply.once('drain', send)
    }
    send()
  })
  const found = await files.read('models/large.glb')
  await wait(500)
  expect(sent).toBeLessThan(LARGE / 2)
  found?.stream.destroy()
}, 60_000)

test('a shop with a bucket that it may not use says so by the name of the setting', async () => {
  const opened = (change: object) => openStore({ bucket: { ...bucket.address, ...change }, dataDir: folder })
  await expect(opened({})).resolves.toHaveProperty('put')
  for (const change of [
    { name: 'another' },
    { secretAccessKey: 'guessed' },
    { endpoint: 'http://127.0.0.1:1' },
  ]) {
    const refusal = await opened(change).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ConfigError)
    expect(String(refusal)).toMatch(/^ConfigError: FILES_URL: the bucket cannot be used \(.{3,60}\)$/)
    expect(String(refusal)).not.toContain('guessed')
  }
})
