import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfOf } from '#tests/operations/large-samples.ts'
import { shopProcesses } from '#tests/operations/shop-process.ts'
import { memoryOf, openBusyProcess, type BusyProcess } from '#tests/support/load/busy-process.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { buildPages } from '../../../bin/build-pages.mjs'

const READERS = 20
/** As base64 in a reply they take 267 MB, and as much again on their way. */
const PLAN_BYTES = 10_000_000
const HELD_MS = 15_000
const MOST_MB = 100
const engine = 'pglite'

const startShop = shopProcesses()
const sockets: Socket[] = []
let shop: BusyProcess

beforeAll(async () => {
  buildPages()
  shop = await openBusyProcess(startShop, engine)
}, 240_000)
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await shop.close()
})

/** Sends a floor plan, and says where the request is read with the plan inside. */
async function sendPlan(token: string): Promise<string> {
  const body = new FormData()
  body.set('floorPlan', new File([Buffer.from(pdfOf(PLAN_BYTES))], 'plan.pdf', { type: 'application/pdf' }))
  const headers = { authorization: `Bearer ${token}` }
  const reply = await fetch(`${shop.address}/api/design-requests`, { method: 'POST', headers, body })
  const { request } = (await reply.json()) as { request: { _id: string } }
  return `/api/design-requests/${request._id}?files=inline`
}

/** Asks, and reads no more than the beginning of the reply. */
async function askAndHold(path: string, token: string): Promise<string> {
  const socket = connect({ port: Number(new URL(shop.address).port), host: '127.0.0.1' })
  sockets.push(socket.on('error', () => undefined))
  socket.write(`GET ${path} HTTP/1.1\r\nhost: lanai.example\r\nauthorization: Bearer ${token}\r\n\r\n`)
  return new Promise((resolve) =>
    socket.once('data', (piece) => {
      socket.pause()
      resolve(String(piece).slice(0, 12))
    }),
  )
}

test('P17: long replies that are hardly read take no memory', { timeout: 240_000 }, async () => {
  const asks: [path: string, token: string][] = []
  for (const token of shop.books.tokens.slice(0, READERS)) asks.push([await sendPlan(token), token])
  const [[path, token] = ['', '']] = asks
  const whole = await fetch(shop.address + path, { headers: { authorization: `Bearer ${token}` } })
  expect((await whole.text()).length).toBeGreaterThan(PLAN_BYTES)
  const before = memoryOf(shop.process.pid, 'VmRSS')
  for (const ask of asks) expect(await askAndHold(...ask)).toBe('HTTP/1.1 200')
  await wait(HELD_MS)
  const held = sockets.filter((socket) => !socket.destroyed).length
  const more = memoryOf(shop.process.pid, 'VmRSS') - before
  const figure = `${held} replies of 13 MB that are hardly read, for 15 s: ${more.toFixed(0)} MB more (${MOST_MB} at most)`
  printPromise('P17', READERS, figure, held === READERS && more <= MOST_MB, { engine })
  expect([held, more <= MOST_MB, figure]).toEqual([READERS, true, figure])
})
