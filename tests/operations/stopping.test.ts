import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { limitOf } from '#tests/support/promise-line.ts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { files } from '#server/db/schema/files.ts'
import { openShop } from '#server/open-shop.ts'
import { leilani } from '#tests/support/people.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { buildPages } from '../../bin/build-pages.mjs'
import { dataFolders, inDatabase } from './data-folder.ts'
import { evidence, formBytes, formType } from './evidence-door.ts'
import { pdfOf } from './large-samples.ts'
import { readReply } from './raw-exchange.ts'
import { readRefusal } from './refusals.ts'
import { shopProcesses } from './shop-process.ts'

const folders = dataFolders()
const startShop = shopProcesses()

beforeAll(() => buildPages(), 120_000)

type Listening = { address: string }

const receipt = pdfOf(3_000_000)
const form = formBytes([evidence(receipt, 'receipt.pdf')])

async function openShopWithProduct() {
  const { folder, product } = await folders.closedShop()
  const shop = await startShop({ DATA_DIR: folder, DEMO: 'off', ADMIN_PASSWORD: 'a-quiet-morning' })
  await shop.opened()
  return { folder, product, shop }
}

/** A connection on which `text` has been sent. */
async function sent({ address }: Listening, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

/** A few questions and answers: by then the shop has read what other connections sent before. */
async function turnsOf({ address }: Listening) {
  for (let turn = 0; turn < 5; turn++) await (await fetch(`${address}/api/health/live`)).text()
}

/** An order placed, and the first half of an upload of its evidence. */
async function halfAnUpload(shop: Listening, product: string) {
  const owner = { authorization: `Bearer ${leilani.token}` }
  const body = JSON.stringify(orderForm(product))
  const init = { method: 'POST', headers: { ...owner, 'content-type': 'application/json' }, body }
  const { order } = (await (await fetch(`${shop.address}/api/orders`, init)).json()) as {
    order: { _id: string }
  }
  const headers = { host: 'lanai.example', ...owner, ...formType, 'content-length': form.length }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = await sent(
    shop,
    `POST /api/orders/${order._id}/payment-evidence HTTP/1.1\r\n${lines.join('')}\r\n`,
  )
  socket.write(form.subarray(0, form.length / 2))
  await turnsOf(shop)
  return { socket, reply: readReply(socket), finish: () => socket.write(form.subarray(form.length / 2)) }
}

const begunRequest = (path: string) => `GET ${path} HTTP/1.1\r\nhost: lanai.example\r\n`

describe.concurrent('a shop that is told to close', () => {
  test('finishes what is under way, takes nothing new, and exits with 0', async () => {
    const { folder, product, shop } = await openShopWithProduct()
    const upload = await halfAnUpload(shop, product)
    const idle = await sent(shop, '')
    const late = await sent(shop, begunRequest('/api/products'))
    const lateReply = readReply(late)
    const asking = await sent(shop, begunRequest('/api/health/ready'))
    const readiness = readReply(asking)
    await turnsOf(shop)

    const begun = performance.now()
    shop.signal('SIGTERM')
    await once(idle.resume(), 'close')
    await expect(fetch(`${shop.address}/api/health/live`)).rejects.toThrow('fetch failed')
    asking.write('\r\n')
    late.write('\r\n')
    expect(await readiness).toMatchObject({
      status: 503,
      body: expect.stringContaining('The server is draining'),
    })
    const refused = await lateReply
    expect([refused.status, readRefusal(refused.body).code]).toEqual([503, 'unavailable'])
    expect(refused.headers).toMatchObject({ connection: 'close', 'retry-after': '5' })
    upload.finish()
    const { status, headers, body } = await upload.reply
    expect([status, headers.connection, JSON.parse(body).order.hasEvidence]).toEqual([200, 'close', true])

    expect(await shop.exited).toMatchObject({ code: 0, signal: null })
    const figure = `upload in flight finished, exit 0 after ${Math.round(performance.now() - begun)} ms`
    printPromise('P15', 1, figure, true)
    expect(shop.words.err).toBe('')
    const [stored] = await inDatabase(folder, (db) => db.select().from(files))
    expect((await readFile(join(folder, 'files', stored?.key ?? ''))).equals(receipt)).toBe(true)
  }, 60_000)

  test('takes two signals in a moment for one Ctrl-C that npm passed on, and the next one at its word', async () => {
    const { product, shop } = await openShopWithProduct()
    const upload = await halfAnUpload(shop, product)
    const asking = await sent(shop, begunRequest('/api/health/ready'))
    const readiness = readReply(asking)
    await turnsOf(shop)
    shop.signal('SIGINT')
    shop.signal('SIGINT')
    await new Promise((resolve) => setTimeout(resolve, 1_300))
    asking.write('\r\n')
    expect(await readiness).toMatchObject({
      status: 503,
      body: expect.stringContaining('The server is draining'),
    })
    const begun = performance.now()
    shop.signal('SIGINT')
    expect(await shop.exited).toMatchObject({ code: 1 })
    expect(performance.now() - begun).toBeLessThan(limitOf(3_000))
    expect((await upload.reply).status).toBeNaN()
  }, 60_000)
})

test('a shop that closes cuts off who has not come to an end after 10 seconds, and stores no half of it', async () => {
  const { folder, product } = await folders.closedShop()
  const settings = { DATA_DIR: folder, PORT: '0', DEMO: 'off', LOG_LEVEL: 'silent' }
  const open = await openShop({ ...settings, ADMIN_PASSWORD: 'a-quiet-morning' }, async () => undefined)
  const upload = await halfAnUpload(open, product)
  let isOver = false
  void upload.reply.then(() => (isOver = true))

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const closing = open.close()
  vi.advanceTimersByTime(9_999)
  await new Promise((resolve) => setImmediate(resolve))
  expect(isOver).toBe(false)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await closing
  expect((await upload.reply).status).toBeNaN()
  expect(await inDatabase(folder, (db) => db.$count(files))).toBe(0)
  await expect.poll(() => readdir(join(folder, 'files/tmp'))).toEqual([])
}, 60_000)
