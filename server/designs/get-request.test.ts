import { expect, test } from 'vitest'
import { files } from '#server/db/schema/files.ts'
import { MAX_INLINE_BYTES } from '#server/files/file-reply.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { kai, leilani, noa, type Person } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const get = async (person: Person, id: string, files?: 'inline') =>
  (
    await shop
      .as(person)
      .call('GET /api/design-requests/:id', { params: { id }, query: files ? { files } : {} })
  ).request

test('a client sees the whole request, without being told who they are', async () => {
  const id = await seedRequest(shop, leilani, {
    status: 'revision',
    paymentStatus: 'paid',
    evidence: true,
    revisionCount: 1,
    concepts: 2,
    notes: 'The dog sleeps in the living room.',
  })
  const request = await get(leilani, id)
  expect(request).toMatchObject({
    _id: id,
    reference: `DR-${id.slice(0, 8)}`,
    packageType: 'Build Your Own Package',
    status: 'revision',
    paymentStatus: 'paid',
    designFee: 500,
    paidAt: '2026-11-20T22:00:00.000Z',
    hasEvidence: true,
    revisionCount: 1,
    conceptCount: 2,
    notes: 'The dog sleeps in the living room.',
    brief: { rooms: ['living'], style: 'modern', colors: [] },
    floorPlan: { name: 'sample.png', contentType: 'image/png', kind: 'png', version: null, picture: null },
    revisions: [{ number: 1, details: 'Change 1' }],
    paymentEvidence: { name: 'sample.png', contentType: 'image/png' },
    suggestedProducts: [],
    comments: [],
    answer: null,
    history: [],
  })
  expect(request.designConcepts).toMatchObject([
    { version: 1, notes: 'Concept 1', contentType: 'image/png' },
    { version: 2, notes: 'Concept 2' },
  ])
  expect(request.user).toBeUndefined()
})

test('the studio is told whose request it is, and until when a concept is promised', async () => {
  const id = await seedRequest(shop, leilani, { status: 'in_progress', paymentStatus: 'paid' })
  const request = await get(noa, id)
  expect(request.user).toMatchObject({ _id: leilani.id, name: 'Leilani Akana', email: leilani.email })
  // Paid on a Friday: the end of Tuesday in Honolulu.
  expect(request.conceptDueAt).toBe('2026-11-25T09:59:59.999Z')
})

test('links open the files for whoever holds them, and nothing carries bytes unless asked for', async () => {
  const id = await seedRequest(shop, leilani, { concepts: 1, evidence: true })
  const request = await get(leilani, id)
  expect(JSON.stringify(request)).not.toContain('"data"')
  for (const { url } of [request.floorPlan, ...request.designConcepts, request.paymentEvidence!]) {
    const reply = await shop.http.inject({ url })
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload).toEqual(Buffer.from(sampleFiles.png))
  }
})

test('files come inside the reply when asked for', async () => {
  const id = await seedRequest(shop, leilani, { plan: 'pdf', concepts: 1, evidence: true })
  const { floorPlan, designConcepts, paymentEvidence } = await get(leilani, id, 'inline')
  expect(floorPlan.data).toBe(Buffer.from(sampleFiles.pdf).toString('base64'))
  const bytes = Buffer.from(sampleFiles.png).toString('base64')
  expect([designConcepts[0]?.data, paymentEvidence?.data]).toEqual([bytes, bytes])
})

const png = (name: string) => new File([Buffer.from(sampleFiles.png)], name)

test('a reply carries files up to 16 MB, and never what was sent beside the plan', async () => {
  const form = { floorPlan: png('plan.png'), attachments: [png('beside.png')] }
  const { request } = await shop.as(leilani).call('POST /api/design-requests', { body: form })
  const { floorPlan, attachments } = await get(leilani, request._id, 'inline')
  expect([floorPlan.data, attachments[0]?.data]).toEqual([expect.any(String), undefined])
  await shop.shop.db.update(files).set({ size: MAX_INLINE_BYTES + 1 })
  const { floorPlan: large } = await get(leilani, request._id, 'inline')
  expect(large.data).toBeUndefined()
  expect((await shop.http.inject({ url: large.url })).statusCode).toBe(200)
})

test.each(['png', 'jpeg', 'pdf', 'dwg', 'dxf'] as const)('a plan says that it is a %s', async (plan) => {
  const { floorPlan } = await get(leilani, await seedRequest(shop, leilani, { plan }))
  expect(floorPlan).toMatchObject({ kind: plan, version: plan === 'dwg' ? 'AutoCAD 2018' : null })
})

test('of somebody else it answers as of one that does not exist', async () => {
  const id = await seedRequest(shop, leilani)
  const foreign = await get(kai, id).catch((refusal: unknown) => refusal)
  const unknown = await get(kai, '99999999-9999-4999-8999-999999999999').catch((refusal: unknown) => refusal)
  expect(foreign).toMatchObject({ code: 'design_request_not_found', status: 404 })
  expect(foreign).toEqual(unknown)
})
