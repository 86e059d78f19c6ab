import { once } from 'node:events'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { limitOf } from '#tests/support/promise-line.ts'
import { expect, test, vi } from 'vitest'
import { pour, startSending } from '#tests/support/hostile-files/pour.ts'
import { leilani, nobody } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { openDoors } from './doors.ts'
import { evidence, formBytes, seedEvidenceDoor, storedOf, sendForm } from './evidence-door.ts'
import { pdfOf } from './large-samples.ts'
import { refusalOf, readRefusal } from './refusals.ts'

const MB = 1024 * 1024
const PATIENCE = { timeout: 5_000, interval: 20 }
const shop = testShop()
const doors = openDoors(shop)

test.each(['in the middle of a file', 'before the first byte of it'])(
  'an upload whose sender vanishes %s leaves nothing behind',
  async (moment) => {
    const path = await seedEvidenceDoor(shop)
    const before = await storedOf(shop)
    const logged = doors.logLines.length
    const form = formBytes([evidence(pdfOf(2 * MB), 'receipt.pdf')])
    const { socket } = startSending({ port: doors.port, path, person: leilani }, form.length)
    socket.write(form.subarray(0, moment.startsWith('in') ? MB : 150))
    await vi.waitFor(async () => expect((await storedOf(shop)).arriving).toHaveLength(1), PATIENCE)
    socket.destroy()
    await vi.waitFor(async () => expect(await storedOf(shop)).toEqual(before), PATIENCE)
    const loggedAtDebug = expect.stringMatching(/"level":20,.*"sender hung up"/)
    await vi.waitFor(() => expect(doors.logLines.slice(logged)).toContainEqual(loggedAtDebug), PATIENCE)
    expect(await sendForm(doors, path, formBytes([evidence(sampleFiles.png)]))).toMatchObject({ status: 200 })
    expect(doors.logLines.slice(logged).join()).not.toContain('unexpected error')
  },
)

const endlessFile = formBytes([evidence('%PDF-1.7\n', 'receipt.pdf')], '')

test.each([
  ['too much', leilani, 413, 'too_large'],
  ['anything without a right to', nobody, 401, 'not_signed_in'],
] as const)(
  'who sends %s hears so while still sending, and is cut off soon after',
  async (_what, person, status, code) => {
    const path = await seedEvidenceDoor(shop)
    const before = await storedOf(shop)
    const poured = await pour({ port: doors.port, path, person }, endlessFile)
    expect([poured.status, readRefusal(poured.body).code]).toEqual([status, code])
    expect(poured.goesOn).toBeGreaterThan(500)
    expect(poured.goesOn).toBeLessThan(limitOf(5_000))
    await vi.waitFor(async () => expect(await storedOf(shop)).toEqual(before), PATIENCE)
  },
)

test('a form without end and without a single part is too large at some time', async () => {
  const path = await seedEvidenceDoor(shop)
  const { status, body } = await pour(
    { port: doors.port, path, person: leilani },
    Buffer.from('nothing that begins a part'),
  )
  expect([status, readRefusal(body).message]).toEqual([413, 'File size must be less than 5MB'])
  expect((await doors.ask('/api/health/live')).status).toBe(200)
})

test('a form that says it is too large is refused before it is sent', async () => {
  const path = await seedEvidenceDoor(shop)
  const { socket, reply } = startSending({ port: doors.port, path, person: leilani }, 2_000 * MB)
  await once(socket, 'data')
  socket.end()
  const { status, body } = await reply
  expect([status, readRefusal(body).message]).toEqual([413, 'File size must be less than 5MB'])
})

test('a body that is only a little too much is read to its end, and the connection goes on', async () => {
  const path = await seedEvidenceDoor(shop)
  const form = formBytes([evidence(pdfOf(6 * MB), 'receipt.pdf')])
  const { socket, reply } = startSending({ port: doors.port, path, person: leilani }, form.length)
  socket.write(form)
  await once(socket, 'data')
  socket.write('GET /api/health/live HTTP/1.1\r\nhost: lanai.example\r\nconnection: close\r\n\r\n')
  const { status, body } = await reply
  expect([status, body]).toEqual([413, expect.stringMatching(/"too_large".*HTTP\/1.1 200 OK.*"live"/s)])
})

test('while files cannot be stored an upload is refused as that, everything else goes on, and it passes', async () => {
  const path = await seedEvidenceDoor(shop)
  const folder = join(shop.shop.config.dataDir, 'files/tmp')
  await rename(folder, `${folder}-away`)
  try {
    const form = formBytes([evidence(pdfOf(MB), 'receipt.pdf')])
    const refused = await sendForm(doors, path, form)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await refusalOf(refused)).toMatchObject({ status: 503, code: 'storage_unavailable' })
    expect((await doors.ask('/api/products')).status).toBe(200)
  } finally {
    await mkdir(folder, { recursive: true })
    await rm(folder, { recursive: true })
    await rename(`${folder}-away`, folder)
  }
  expect((await storedOf(shop)).rows).toBe(0)
  expect(await sendForm(doors, path, formBytes([evidence(sampleFiles.png)]))).toMatchObject({ status: 200 })
})
