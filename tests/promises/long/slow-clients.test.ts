import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evidence, formBytes, formType } from '#tests/operations/evidence-door.ts'
import { pdfOf } from '#tests/operations/large-samples.ts'
import { shopProcesses } from '#tests/operations/shop-process.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { openBusyProcess, type BusyProcess } from '#tests/support/load/busy-process.ts'
import { askAtRate, percentile } from '#tests/support/load/rates.ts'
import { gun } from '#tests/support/load/shots.ts'
import { sendSlowly, wholeRequest } from '#tests/support/load/slow-senders.ts'
import { mixedVisits } from '#tests/support/load/visits.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { buildPages } from '../../../bin/build-pages.mjs'

const SOCKETS = 300
const SOCKETS_CLOSED_MS = 25_000
const NORMAL_P99_MS = 500
const NORMAL_RATE = 10
const UPLOADS = 50
const UPLOADS_CLOSED_MS = 60_000
const BODY_TIMEOUT_MS = 30_000
const MB = 1024 * 1024
const KB = 1024
const engine = 'pglite'

const startShop = shopProcesses()
let shop: BusyProcess
let port: number

beforeAll(async () => {
  buildPages()
  shop = await openBusyProcess(startShop, engine)
  port = Number(new URL(shop.address).port)
}, 300_000)
afterAll(() => shop?.close())

/** What others wait meanwhile, at the 99th percentile. */
async function othersWait(seconds: number): Promise<number> {
  const others = gun(shop.address, 20)
  const next = mixedVisits(shop.books)
  const outcomes = await askAtRate({ gun: others, next, seconds, perSecond: NORMAL_RATE })
  others.close()
  expect(outcomes.filter(({ status }) => status >= 500 || status === 0)).toEqual([])
  return percentile(
    outcomes.map(({ ms }) => ms),
    0.99,
  )
}

async function evidencePath(token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify(orderForm(shop.books.products[0] ?? ''))
  const reply = await fetch(`${shop.address}/api/orders`, { method: 'POST', headers, body })
  const { order } = (await reply.json()) as { order: { _id: string } }
  return `/api/orders/${order._id}/payment-evidence`
}

const arriving = () => readdir(join(shop.folder, 'files/tmp'))

test('P17: sockets that send a byte of their headers now and then are closed, and nobody waits for them', async () => {
  const head = Buffer.from(`GET / HTTP/1.1\r\nhost: lanai.example\r\nx: ${'x'.repeat(200)}\r\n\r\n`)
  const slow = Array.from({ length: SOCKETS }, () => sendSlowly(port, head, { piece: 1, everyMs: 5_000 }))
  const p99 = await othersWait(20)
  const ended = await Promise.all(slow)
  const longest = percentile(
    ended.map(({ afterMs }) => afterMs),
    1,
  )
  const pass = longest <= SOCKETS_CLOSED_MS && p99 <= NORMAL_P99_MS
  const figure = `${SOCKETS} sockets at 1 byte / 5 s: all closed after ${(longest / 1000).toFixed(1)} s at most, others p99 ${p99.toFixed(0)} ms`
  printPromise('P17', SOCKETS, figure, pass, { engine })
  expect(pass).toBe(true)
})

test('P17: a JSON body that does not come whole in 30 s is refused', async () => {
  const headers = { 'content-type': 'application/json' }
  const request = wholeRequest('/api/users/login', headers, Buffer.alloc(1_000, ' '))
  const ended = await sendSlowly(port, request, { first: 400, piece: 100, everyMs: 10_000 })
  const pass =
    ended.status === 408 && ended.afterMs >= BODY_TIMEOUT_MS && ended.afterMs <= BODY_TIMEOUT_MS + 10_000
  const figure = `a JSON body at 10 bytes/s: ${ended.status} after ${(ended.afterMs / 1000).toFixed(1)} s`
  printPromise('P17', 1, figure, pass, { engine })
  expect(pass).toBe(true)
})

test('P17: uploads at 100 bytes a second are closed, and leave no temporary file', async () => {
  const tokens = shop.books.tokens.slice(0, UPLOADS)
  const form = formBytes([evidence(pdfOf(MB), 'receipt.pdf')])
  const requests: Buffer[] = []
  for (const token of tokens) {
    const path = await evidencePath(token)
    requests.push(wholeRequest(path, { authorization: `Bearer ${token}`, ...formType }, form))
  }
  // The head and the beginning of the file come at once, as from a client that then falls asleep.
  const sending = requests.map((bytes) => sendSlowly(port, bytes, { first: KB, piece: 100, everyMs: 1_000 }))
  await wait(10_000)
  const during = (await arriving()).length
  const ended = await Promise.all(sending)
  const longest = percentile(
    ended.map(({ afterMs }) => afterMs),
    1,
  )
  await wait(1_000)
  const left = (await arriving()).length
  const refused = ended.filter(({ status }) => status === 408).length
  const pass = during === UPLOADS && left === 0 && longest <= UPLOADS_CLOSED_MS
  const figure = `${UPLOADS} uploads at 100 bytes/s: all closed after ${(longest / 1000).toFixed(1)} s at most (${refused} heard 408), ${during} temporary files meanwhile, ${left} afterwards`
  printPromise('P17', UPLOADS, figure, pass, { engine })
  expect(pass).toBe(true)
})

test('P17: an honest upload of 10 MB at 25 KB a second succeeds', async () => {
  const [token = ''] = shop.books.tokens
  const file = { name: 'floorPlan', filename: 'plan.pdf', type: 'application/pdf', bytes: pdfOf(10 * MB) }
  const form = formBytes([file])
  const headers = { authorization: `Bearer ${token}`, ...formType }
  const request = wholeRequest('/api/design-requests', headers, form)
  const ended = await sendSlowly(port, request, { piece: 25 * KB, everyMs: 1_000 })
  const pass = ended.status === 200
  const figure = `10 MB at 25 KB/s: ${ended.status} after ${(ended.afterMs / 1000).toFixed(0)} s`
  printPromise('P17', 1, figure, pass, { engine })
  expect(pass).toBe(true)
})
