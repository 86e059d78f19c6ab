import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MAX_ATTACHMENTS } from '#domain/designs/design-fee.ts'
import { designRefusalOf } from '#tests/support/books/design-books.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { kai, leilani, noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const fileOf = (kind: 'png' | 'jpeg' | 'dxf' | 'webp', name: string) =>
  new File([Buffer.from(sampleFiles[kind])], name)

function send(attachments: File[], headers = {}) {
  const body = { floorPlan: fileOf('png', 'plan.png'), attachments }
  return shop.as(leilani).call('POST /api/design-requests', { body, headers })
}

const storedPlans = () => readdir(join(shop.shop.config.dataDir, 'files', 'plans')).catch(() => [])

test('files beside the plan are kept in their order, for the client and the studio alone', async () => {
  const { request } = await send([fileOf('jpeg', 'Lanai.jpg'), fileOf('dxf', 'Upper floor.dxf')])
  const named = [
    { name: 'Lanai.jpg', contentType: 'image/jpeg' },
    { name: 'Upper floor.dxf', contentType: 'application/octet-stream' },
  ]
  expect(request.attachments).toMatchObject(named)
  const params = { id: request._id }
  const studio = await shop.as(noa).call('GET /api/design-requests/:id', { params })
  expect(studio.request.attachments).toMatchObject(named)
  const [first] = request.attachments
  const id = new URL(first?.url ?? '', 'https://lanai.example').pathname.split('/').at(-1) ?? ''
  await expect(shop.as(kai).call('GET /api/files/:id', { params: { id } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a repeated submit keeps them once', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const attachments = [fileOf('jpeg', 'Lanai.jpg')]
  const { request } = await send(attachments, headers)
  const before = await storedPlans()
  const again = await send(attachments, headers)
  expect(again.request._id).toBe(request._id)
  expect(again.request.attachments).toHaveLength(1)
  expect(await storedPlans()).toHaveLength(before.length)
})

test.each<[string, number, File[]]>([
  ['six of them', 400, Array.from({ length: MAX_ATTACHMENTS + 1 }, (_, at) => fileOf('png', `${at}.png`))],
  ['one of another kind', 415, [fileOf('webp', 'lanai.webp')]],
])('with %s nothing is kept', async (_what, status, attachments) => {
  const before = await storedPlans()
  const refusal = await designRefusalOf(shop.shop.db, () => send(attachments))
  expect(refusal).toMatchObject({ status })
  expect(await storedPlans()).toEqual(before)
})
