import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { files } from '#server/db/schema/files.ts'
import { designBooks, designRefusalOf } from '#tests/support/books/design-books.ts'
import { dwgWithPicture } from '#tests/support/files/dwg-with-picture.ts'
import { leilani, makana, noa, nobody, type Person, pua } from '#tests/support/people.ts'
import { lettersIn } from '#tests/support/books/order-books.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

type Sent = { name?: string; bytes?: Uint8Array; key?: string; more?: Record<string, unknown> }

function send(
  { name = 'plan.png', bytes = sampleFiles.png, key, more }: Sent = {},
  person: Person = leilani,
) {
  const floorPlan = new File([Buffer.from(bytes)], name)
  return shop.as(person).call('POST /api/design-requests', {
    body: { floorPlan, ...more },
    headers: key ? { 'idempotency-key': key } : {},
  })
}

async function storedPlans(): Promise<string[]> {
  return (await readdir(join(shop.shop.config.dataDir, 'files', 'plans')).catch(() => [])).toSorted()
}

async function refused(sent: Sent, person?: Person) {
  const before = await storedPlans()
  const refusal = await designRefusalOf(shop.shop.db, () => send(sent, person))
  expect(await storedPlans()).toEqual(before)
  return refusal
}

test('a floor plan and a brief are a request, unpaid, that both sides are mailed of', async () => {
  const brief = {
    rooms: ['living', 'dining'],
    style: 'modern',
    budget: 'high',
    homeType: 'condo',
    colors: ['blue'],
  }
  const notes = 'The dog sleeps\nin the living room.'
  const reply = await send({ name: 'My plan.png', more: { brief, notes, packageType: 'Two rooms' } })
  const { request } = reply
  expect(reply.data).toEqual(request)
  expect(request).toMatchObject({
    reference: `DR-${request._id.slice(0, 8)}`,
    packageType: 'Two rooms',
    status: 'pending',
    paymentStatus: 'pending',
    paymentMethod: 'wire_transfer',
    designFee: 500,
    brief,
    notes,
    createdAt: '2026-11-20T22:00:00.000Z',
    floorPlan: { name: 'My plan.png', contentType: 'image/png', size: sampleFiles.png.length, kind: 'png' },
    revisionCount: 0,
    conceptDueAt: null,
    history: [{ type: 'submitted', title: 'Request submitted' }],
  })
  expect(await lettersIn(shop.shop.db)).toEqual([
    'design-request-received → leilani@example.com',
    'studio-new-design-request → studio@lanai.example',
  ])
  const [letter] = await shop.shop.db
    .select()
    .from(emails)
    .where(eq(emails.letter, 'studio-new-design-request'))
  expect(letter?.bodyText).toContain(notes)
  expect(await shop.shop.db.select().from(files)).toMatchObject([
    { ownerId: leilani.id, name: 'My plan.png' },
  ])
})

test('a plan alone is enough', async () => {
  const { request } = await send()
  expect(request).toMatchObject({
    packageType: 'Build Your Own Package',
    notes: '',
    brief: { rooms: [], style: '', budget: '', homeType: '', colors: [] },
  })
})

test('the fee, the state and the owner are the shop’s, whatever is sent', async () => {
  const more = {
    designFee: 1,
    feeCents: 1,
    status: 'completed',
    paymentStatus: 'paid',
    paidAt: '2026-11-20T22:00:00Z',
    userId: noa.id,
    _id: '11111111-1111-4111-8111-111111111111',
  }
  const { request } = await send({ more })
  expect(request).toMatchObject({ designFee: 500, status: 'pending', paymentStatus: 'pending', paidAt: null })
  expect(request._id).not.toBe(more._id)
  const { requests } = await shop.as(leilani).call('GET /api/design-requests/my-requests')
  expect(requests.map(({ _id }) => _id)).toEqual([request._id])
})

const plans: [string, keyof typeof sampleFiles, string, string][] = [
  ['plan.jpg', 'jpeg', 'jpeg', 'image/jpeg'],
  ['plan.pdf', 'pdf', 'pdf', 'application/pdf'],
  ['PLAN.DXF', 'dxf', 'dxf', 'application/octet-stream'],
  ['plan.dwg', 'dwg', 'dwg', 'application/octet-stream'],
  // What it is shows in its bytes, whatever the name claims.
  ['claimed.dwg', 'dxf', 'dxf', 'application/octet-stream'],
]

test.each(plans)('takes %s that is a %s', async (name, sample, kind, contentType) => {
  const { floorPlan } = (await send({ name, bytes: sampleFiles[sample] })).request
  expect(floorPlan).toMatchObject({ name, kind, contentType, picture: null })
  expect(typeof floorPlan.version).toBe(kind === 'dwg' ? 'string' : 'object')
})

test('the picture that a DWG carries is kept beside it', async () => {
  const { floorPlan } = (await send({ name: 'plan.dwg', bytes: dwgWithPicture(), key: 'plan-with-picture' }))
    .request
  expect(floorPlan).toMatchObject({ kind: 'dwg', version: expect.stringContaining('2018') })
  expect(floorPlan.picture).toMatchObject({ name: 'floor-plan.png', contentType: 'image/png' })
  expect((await shop.http.inject({ url: floorPlan.picture?.url ?? '' })).statusCode).toBe(200)
  const owners = await shop.shop.db.select({ ownerId: files.ownerId }).from(files)
  expect(owners).toEqual([{ ownerId: leilani.id }, { ownerId: leilani.id }])
  const stored = await storedPlans()
  await send({ name: 'plan.dwg', bytes: dwgWithPicture(), key: 'plan-with-picture' })
  expect(await storedPlans()).toEqual(stored)
})

test.each([
  ['a customer', leilani],
  ['a plain user', pua],
  ['a seller', makana],
] as const)('%s may ask', async (_who, person) => {
  expect((await send({}, person)).request.status).toBe('pending')
})

const wrongType = 'Please upload a valid floor plan file (PDF, PNG, JPG, DWG, or DXF)'
const unfit: [string, Sent, number, string][] = [
  ['another format', { name: 'plan.webp', bytes: sampleFiles.webp }, 415, wrongType],
  ['a script under a plan’s name', { bytes: Buffer.from('<script>alert(1)</script>') }, 415, wrongType],
  ['an empty file', { bytes: new Uint8Array() }, 400, 'Please upload your floor plan to get started'],
  ['more than 10 MB', { bytes: new Uint8Array(10_485_761) }, 413, 'File size must be less than 10MB'],
  ['an unknown room', { more: { brief: { rooms: ['cellar'] } } }, 400, ''],
  ['a novel', { more: { notes: 'a'.repeat(5001) } }, 400, 'Use at most 5000 characters'],
]

test.each(unfit)('refuses %s', async (_what, sent, status, message) => {
  expect(await refused(sent)).toMatchObject({ status, message: message || expect.any(String) })
})

test('refuses a request without a plan', async () => {
  const call = () =>
    shop.as(leilani).call('POST /api/design-requests', { body: { notes: 'No plan' } as never })
  expect(await designRefusalOf(shop.shop.db, call)).toMatchObject({
    status: 400,
    fields: { floorPlan: 'Please upload your floor plan to get started' },
  })
})

test('is not for the studio, nor for strangers', async () => {
  expect(await refused({}, noa)).toMatchObject({ status: 403, code: 'forbidden' })
  expect(await refused({}, nobody)).toMatchObject({ status: 401 })
})

test('a repeated submit is one request and one plan', async () => {
  const first = await send({ key: 'submit-of-a-plan' })
  const [books, stored] = [await designBooks(shop.shop.db), await storedPlans()]
  const again = await send({ key: 'submit-of-a-plan' })
  expect(again).toEqual(first)
  expect([await designBooks(shop.shop.db), await storedPlans()]).toEqual([books, stored])
  const other = { key: 'submit-of-a-plan', name: 'other.pdf', bytes: sampleFiles.pdf }
  expect(await refused(other)).toMatchObject({ status: 422, code: 'idempotency_mismatch' })
})

test('draws another id when the reference is taken already', async () => {
  const { random } = shop.shop
  const uuid = random.uuid
  const first = await send()
  const taken = first.request._id.slice(0, 8)
  // The file's id, then the request's.
  const draws = [uuid(), `${taken}-2222-4222-8222-222222222222`]
  random.uuid = () => draws.shift() ?? uuid()
  try {
    const second = await send()
    expect(second.request.reference).not.toBe(first.request.reference)
  } finally {
    random.uuid = uuid
  }
  expect(draws).toEqual([])
})
