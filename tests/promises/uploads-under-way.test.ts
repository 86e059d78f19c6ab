import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { evidence, formBytes, formType, seedEvidenceDoor, storedOf } from '#tests/operations/evidence-door.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { startSending } from '#tests/support/hostile-files/pour.ts'
import { kai, leilani, noa, type Person } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { ownDatabase } from '#tests/support/databases/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'

const PATIENCE = { timeout: 10_000, interval: 20 }
const shop = testShop(ownDatabase)
staysSound(shop)
let http: FastifyInstance
let proved = 0

beforeAll(async () => {
  http = await createApp(
    { ...shop.shop, config: { ...shop.shop.config, rateLimitScale: 1 } },
    { loadLimits: null },
  )
  await http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await http.close()
  printPromise(
    'P39',
    proved,
    'a third upload, and a second import or export, of one person at once is 429; others go on; each place is given back',
    proved === 5,
  )
})

const good = formBytes([evidence(sampleFiles.png)])
const table = formBytes([{ ...evidence('productCode', 'products.csv'), name: 'productsFile' }])

/** Begins to send a form, and leaves it in the middle of its file. */
async function beginUpload(path: string, person: Person, form = good) {
  const { port } = http.server.address() as AddressInfo
  const before = await arriving()
  const { socket, reply } = startSending({ port, path, person }, form.length)
  socket.write(form.subarray(0, 150))
  await vi.waitFor(async () => expect(await arriving()).toBe(before + 1), PATIENCE)
  const finish = async () => {
    socket.write(form.subarray(150))
    await once(socket, 'data')
    socket.end()
    expect((await reply).status).toBe(200)
  }
  return { socket, finish }
}

const arriving = async () => (await storedOf(shop)).arriving.length
const nothingArrives = () => vi.waitFor(async () => expect(await arriving()).toBe(0), PATIENCE)

const upload = (path: string, person: Person) =>
  http.inject({
    method: 'POST',
    url: path,
    headers: { ...formType, authorization: `Bearer ${person.token}` },
    payload: good,
  })

const ask = (url: string, { token }: Person) =>
  http.inject({ url, headers: { authorization: `Bearer ${token}` } })

async function isRefused(
  reply: Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }>,
) {
  const { statusCode, headers, body } = await reply
  if (statusCode !== 429) return false
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(JSON.parse(body)).toMatchObject({ success: false, code: 'rate_limited' })
  return true
}

test('P39: who has two uploads under way waits with the third; nobody else does', async () => {
  const path = await seedEvidenceDoor(shop)
  const { _id } = await seedOrder(shop, { of: kai })
  const slow = [await beginUpload(path, leilani), await beginUpload(path, leilani)]
  expect(await isRefused(upload(path, leilani))).toBe(true)
  expect((await upload(`/api/orders/${_id}/payment-evidence`, kai)).statusCode).toBe(200)
  for (const { finish } of slow) await finish()
  expect((await upload(path, leilani)).statusCode).toBe(200)
  proved += 2
})

test('P39: an upload that breaks off gives its place back', async () => {
  const path = await seedEvidenceDoor(shop)
  const slow = [await beginUpload(path, leilani), await beginUpload(path, leilani)]
  expect(await isRefused(upload(path, leilani))).toBe(true)
  for (const { socket } of slow) socket.destroy()
  await nothingArrives()
  expect((await upload(path, leilani)).statusCode).toBe(200)
  proved += 1
})

test('P39: who imports waits with an export until that has ended', async () => {
  const { socket } = await beginUpload('/api/products/bulk-import', noa, table)
  expect(await isRefused(ask('/api/inventory/export', noa))).toBe(true)
  socket.destroy()
  await nothingArrives()
  expect((await ask('/api/inventory/export', noa)).statusCode).toBe(200)
  proved += 1
})

test('P39: who hangs up before a booklet is made waits with the next until the work on it has ended', async () => {
  const url = `/api/design-requests/${await seedRequest(shop, leilani)}/board.pdf`
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  vi.spyOn(shop.shop.files, 'read').mockImplementationOnce(async () => {
    begun.resolve()
    await end.promise
    return undefined
  })
  const { port } = http.server.address() as AddressInfo
  const hungUp = new AbortController()
  const headers = { authorization: `Bearer ${leilani.token}` }
  const asked = fetch(`http://127.0.0.1:${port}${url}`, { headers, signal: hungUp.signal })
  await begun.promise
  hungUp.abort()
  await expect(asked).rejects.toThrow()
  await noSocketIsOpen()
  expect(await isRefused(ask(url, leilani))).toBe(true)
  end.resolve()
  await vi.waitFor(async () => expect((await ask(url, leilani)).statusCode).toBe(200), PATIENCE)
  proved += 1
})

const noSocketIsOpen = () =>
  vi.waitFor(() => {
    http.server.closeIdleConnections()
    return new Promise<void>((resolve, reject) =>
      http.server.getConnections((_, count) =>
        count === 0 ? resolve() : reject(new Error(`${count} open`)),
      ),
    )
  }, PATIENCE)
