import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { designStatuses } from '#domain/designs/design-status.ts'
import { idempotencyKeys } from '#kit/node/http/tables.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { files } from '#server/db/schema/files.ts'
import { designRefusalOf } from '#tests/support/books/design-books.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { kai, leilani, type Person } from '#tests/support/people.ts'
import { seedComments } from '#tests/support/seed/comments.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { planConverter } from './convert-plan.ts'
import { requireRequest } from './queries.ts'

const shop = testShop()

function replace(id: string, person: Person = leilani, headers = {}) {
  const floorPlan = new File([Buffer.from(sampleFiles.pdf)], 'Ground floor.pdf')
  return shop
    .as(person)
    .call('PUT /api/design-requests/:id/floor-plan', { params: { id }, body: { floorPlan }, headers })
}

const storedPlan = (id: string) => requireRequest(shop.shop.db, { id: leilani.id, role: 'customer' }, id)
const fileCount = () => shop.shop.db.$count(files)

test('another plan takes the place of the one sent, with nothing left of the old one', async () => {
  const id = await seedRequest(shop, leilani, { plan: 'dwg' })
  const scale = { page: 1, a: { x: 0, y: 0 }, b: { x: 1, y: 0 }, metres: 4 }
  await shop.as(leilani).call('PUT /api/design-requests/:id/plan-scale', { params: { id }, body: { scale } })
  const [old, before] = [(await storedPlan(id)).plan, await fileCount()]

  const { request } = await replace(id)
  expect(request.floorPlan).toMatchObject({
    name: 'Ground floor.pdf',
    kind: 'pdf',
    version: null,
    picture: null,
    drawing: null,
  })
  expect(request.planScale).toBeNull()
  expect(request.history.at(-1)).toMatchObject({
    type: 'plan_replaced',
    title: 'Floor plan replaced',
    description: 'Ground floor.pdf',
  })
  expect(await fileCount()).toBe(before)
  expect(await shop.shop.db.$count(files, eq(files.id, old.id))).toBe(0)
})

test('a repeated submit replaces once', async () => {
  const id = await seedRequest(shop, leilani)
  const headers = { 'idempotency-key': randomUUID() }
  const { request } = await replace(id, leilani, headers)
  const again = await replace(id, leilani, headers)
  expect(again.request.historyCount).toBe(request.historyCount)
})

test('a large reply is not stored under its key; a repeat makes it anew and replaces nothing', async () => {
  const id = await seedRequest(shop, leilani)
  await seedComments(shop, leilani, id, { comments: 3, text: '床'.repeat(2_000) })
  const headers = { 'idempotency-key': randomUUID() }
  const first = await replace(id, leilani, headers)
  const [stored] = await shop.shop.db.select().from(idempotencyKeys)
  expect(stored).toMatchObject({ status: 200, reply: null })
  const before = await fileCount()
  expect(await replace(id, leilani, headers)).toEqual(first)
  expect(await fileCount()).toBe(before)
})

test.each(designStatuses.filter((status) => status !== 'pending'))(
  'a request that is %s keeps its plan',
  async (status) => {
    const id = await seedRequest(shop, leilani, { status, paymentStatus: 'paid' })
    expect(await designRefusalOf(shop.shop.db, () => replace(id))).toMatchObject({ code: 'illegal_state' })
    expect((await storedPlan(id)).plan.name).toBe('sample.png')
  },
)

test('the request of somebody else is none', async () => {
  const id = await seedRequest(shop, leilani)
  const refusal = await designRefusalOf(shop.shop.db, () => replace(id, kai))
  expect(refusal).toMatchObject({ code: 'design_request_not_found' })
})

test('a drawing that is ready after its plan was replaced is thrown away', async () => {
  const id = await seedRequest(shop, leilani, { plan: 'dwg' })
  const drawLater = planConverter(shop.shop, async (_path, toPath) => {
    await replace(id)
    await writeFile(toPath, sampleFiles.dxf)
    return true
  })
  await drawLater(await storedPlan(id))
  const [row] = await shop.shop.db.select().from(designRequests).where(eq(designRequests.id, id))
  expect(row?.planDrawingFileId).toBeNull()
})
