import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, Socket } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { fairReads } from './fair-reads.ts'

const KB = 1024
const HEAD = 'POST / HTTP/1.1\r\nhost: lanai.example\r\n'
let server: Server | undefined
afterEach(() => server?.close())

/** A clock by which every turn has had enough at once. */
function fastClock() {
  let now = 0
  return () => (now += 100)
}

const stoppedClock = () => 0

/** A socket, and how much of what it was sent has been read. */
function socketOf({ share }: ReturnType<typeof fairReads>, sender: string) {
  const socket = new Socket()
  const read = { bytes: 0 }
  share(socket, sender)
  socket.on('data', (bytes: Buffer) => (read.bytes += bytes.length))
  return { read, send: (bytes: number) => socket.push(Buffer.alloc(bytes)), socket }
}

test('what comes is read at once while a turn has time for it', async () => {
  const one = socketOf(fairReads(stoppedClock), 'one')
  await turn()
  expect(one.send(60 * KB)).toBe(true)
  expect(one.read.bytes).toBe(60 * KB)
})

test('a turn that has had enough leaves the rest to the next ones, which read a slice of each sender', async () => {
  const reads = fairReads(fastClock())
  const many = Array.from({ length: 50 }, () => socketOf(reads, 'many'))
  for (const { send } of many) expect(send(64 * KB)).toBe(false)
  const other = socketOf(reads, 'other')
  other.send(100)
  const ofMany = () => many.reduce((sum, { read }) => sum + read.bytes, 0)
  expect([ofMany(), other.read.bytes]).toEqual([0, 0])
  await turn()
  await turn()
  expect([ofMany(), other.read.bytes]).toEqual([4 * KB, 100])
  await turn()
  expect(ofMany()).toBe(8 * KB)
})

test('each request that begins makes the turn shorter', async () => {
  const reads = fairReads(stoppedClock)
  const one = socketOf(reads, 'one')
  await turn()
  one.socket.on('data', reads.begun)
  one.send(200 * KB)
  expect(one.read.bytes).toBe(13 * 4 * KB)
  await turn()
  expect(one.read.bytes).toBe(26 * 4 * KB)
})

test('while connections come in, turns read nothing for a while', async () => {
  let [now, step] = [0, 100]
  const reads = fairReads(() => (now += step))
  const one = socketOf(reads, 'one')
  one.send(64 * KB)
  await turn()
  expect(one.read.bytes).toBe(4 * KB)
  step = 0
  reads.letIn()
  await turn()
  expect(one.read.bytes).toBe(4 * KB)
  now += 10
  reads.letIn()
  await turn()
  expect(one.read.bytes).toBe(64 * KB)
})

test('a socket that is gone is read no more', async () => {
  const reads = fairReads(fastClock())
  const one = socketOf(reads, 'one')
  one.send(64 * KB)
  await turn()
  one.socket.destroy()
  await turn()
  await turn()
  expect(one.read.bytes).toBe(4 * KB)
})

/** A server that answers with the length of each body, once it may read them; and what `sent` is answered with. */
async function answersTo(
  sent: string,
  begin: (come: Promise<void>) => Promise<void> = async () => undefined,
) {
  const { share } = fairReads(fastClock())
  const written = Promise.withResolvers<void>()
  server = createServer((request, reply) => {
    void begin(written.promise)
      .then(() => buffer(request))
      .then(({ length }) => reply.end(`<${length}>`))
  })
  server.on('connection', (socket) => share(socket, socket))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(sent, () => written.resolve())
  return (await text(socket)).match(/<\d+>/g)
}

test('a large body comes in whole, also where it is read late, and the next requests of its socket after it', async () => {
  const long = `${HEAD}content-length: ${1_500 * KB}\r\n\r\n${'x'.repeat(1_500 * KB)}`
  const chunked = `${HEAD}transfer-encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(3_000)}0\r\n\r\n`
  const all = `${long}${chunked}${HEAD}content-length: 2\r\n\r\nxx`
  expect(await answersTo(all)).toEqual(['<1536000>', '<3000>', '<2>'])
  expect(await answersTo(all, (come) => come)).toEqual(['<1536000>', '<3000>', '<2>'])
})
