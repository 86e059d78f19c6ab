import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { fairQueue } from '#kit/node/jobs/fair-queue.ts'
import { designBooks } from '#tests/support/books/design-books.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { kai, leilani, noa } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { planConverter } from './convert-plan.ts'
import { requireRequest } from './queries.ts'

const shop = testShop()
const studio = { id: noa.id, role: 'admin' } as const

const stored = async (id: string) => requireRequest(shop.shop.db, studio, id)
const temporary = () => readdir(join(shop.shop.config.dataDir, 'files', 'tmp'))

test('a DWG that the server can draw is kept as DXF beside it', async () => {
  const id = await seedRequest(shop, leilani, { plan: 'dwg' })
  const drawLater = planConverter(shop.shop, async (path, toPath) => {
    expect(await readFile(path)).toEqual(Buffer.from(sampleFiles.dwg))
    await writeFile(toPath, sampleFiles.dxf)
    return true
  })
  await drawLater(await stored(id))
  const params = { id }
  const { request } = await shop
    .as(leilani)
    .call('GET /api/design-requests/:id', { params, query: { files: 'inline' } })
  expect(request.floorPlan).toMatchObject({ name: 'sample.dwg', kind: 'dwg', version: 'AutoCAD 2018' })
  expect(request.floorPlan.drawing).toMatchObject({
    name: 'sample.dxf',
    contentType: 'application/octet-stream',
    size: sampleFiles.dxf.length,
    data: Buffer.from(sampleFiles.dxf).toString('base64'),
  })
  expect(await temporary()).toEqual([])
})

test.each([
  ['cannot draw', async () => false],
  [
    'breaks at',
    async () => {
      throw new Error('The converter crashed')
    },
  ],
])('a DWG that the server %s stays as it is, and leaves nothing behind', async (_what, convert) => {
  const id = await seedRequest(shop, leilani, { plan: 'dwg' })
  const before = await designBooks(shop.shop.db)
  await planConverter(shop.shop, convert)(await stored(id))
  expect(await designBooks(shop.shop.db)).toEqual(before)
  expect(await temporary()).toEqual([])
})

test('plans are drawn one after another', async () => {
  const ids = [
    await seedRequest(shop, leilani, { plan: 'dwg' }),
    await seedRequest(shop, leilani, { plan: 'dwg' }),
  ]
  let [running, most] = [0, 0]
  const drawLater = planConverter(shop.shop, async () => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running -= 1
    return false
  })
  const requests = await Promise.all(ids.map(stored))
  await Promise.all(requests.map(drawLater))
  expect([most, running]).toEqual([1, 0])
})

test('whoever sends many waits with the later ones for those who sent one', async () => {
  const senders = [leilani, leilani, leilani, leilani, kai]
  const ids: string[] = []
  for (const person of senders) ids.push(await seedRequest(shop, person, { plan: 'dwg' }))
  const requests = await Promise.all(ids.map(stored))
  const drawn: string[] = []
  const inTurn = fairQueue(1, senders.length)
  let come = 0
  const counted: typeof inTurn = (...waiting) => {
    come += 1
    return inTurn(...waiting)
  }
  const convert = async () => {
    await vi.waitFor(() => expect(come).toBe(senders.length))
    return false
  }
  const drawLater = planConverter(shop.shop, convert, counted)
  await Promise.all(
    requests.map((request) => drawLater(request).then(() => drawn.push(request.user.firstName))),
  )
  expect(drawn.indexOf('Kai')).toBeLessThan(3)
})
