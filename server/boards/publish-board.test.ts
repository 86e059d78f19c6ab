import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import type { Edit } from '#domain/boards/board.ts'
import {
  designConcepts,
  designHistory,
  designRequests,
  designSuggestions,
} from '#server/db/schema/designs.ts'
import { eq } from 'drizzle-orm'
import { emails } from '#server/db/schema/emails.ts'
import { files } from '#server/db/schema/files.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { seedWorkingBoard, standing } from '#tests/support/seed/board.ts'
import { meterIn } from '#tests/support/files/drawn-in-pdf.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { saveSuggestions } from '#tests/support/seed/suggestion-calls.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
let id = ''
let chair = ''
beforeEach(async () => {
  id = await seedRequest(testing, leilani, { status: 'in_progress', paymentStatus: 'paid' })
  chair = await seedWorkingBoard(testing, id)
})

const publish = (revision = 1, headers = {}, person: Person = noa) =>
  testing.as(person).call('POST /api/design-requests/:id/board/publish', {
    params: { id },
    body: { revision, notes: 'The chair by the window.' },
    headers,
  })
const edit = (revision: number, edits: Edit[]) =>
  testing
    .as(noa)
    .call('PUT /api/boards/:id', { params: { id }, body: { revision, attempt: randomUUID(), edits } })
const read = async (person: Person = leilani) =>
  (await testing.as(person).call('GET /api/design-requests/:id', { params: { id } })).request
const rows = async () => {
  const { db } = testing.shop
  return Promise.all(
    [designRequests, designConcepts, designSuggestions, designHistory, emails, files].map((table) =>
      db.select().from(table),
    ),
  )
}

async function refused(act: () => Promise<unknown>, refusal: object) {
  const before = await rows()
  await expect(act()).rejects.toMatchObject(refusal)
  expect(await rows()).toEqual(before)
}

test('a board becomes concept, suggestions and one letter, and the request is in review', async () => {
  const { request } = await publish()
  expect(request).toMatchObject({ status: 'review', conceptCount: 1 })
  const seen = await read()
  expect(seen.designConcepts).toMatchObject([
    { version: 1, notes: 'The chair by the window.', contentType: 'application/pdf' },
  ])
  expect(seen.suggestedProducts).toMatchObject([{ productId: chair, quantity: 1, answer: null }])
  const letters = await testing.shop.db.select().from(emails)
  expect(letters).toMatchObject([{ letter: 'concept-ready', recipient: leilani.email }])
  expect(letters[0]?.bodyText).toContain('Sedge chair')
  const acts = (await auditOf(testing.shop.db, 'design', id)).map(({ action }) => action)
  expect(acts.toSorted()).toEqual(['design.board_opened', 'design.board_published'])
})

test('the PDF is the plan to scale', async () => {
  await publish()
  const stored = await testing.shop.db.select().from(files)
  const pdf = stored.find(({ name }) => name.startsWith('Concept 1'))
  expect(pdf).toMatchObject({ contentType: 'application/pdf' })
  const bytes = await buffer((await testing.shop.files.read(pdf?.key ?? ''))!.stream)
  expect(meterIn(bytes)).toBeCloseTo(20, 2)
})

test('the same press again publishes once', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const first = await publish(1, headers)
  const before = await rows()
  await edit(1, [{ of: 'heightMm', value: 2600 }])
  expect((await publish(1, headers)).request.designConcepts).toMatchObject(
    first.request.designConcepts.map(({ _id, version }) => ({ _id, version })),
  )
  expect(await rows()).toEqual(before)
})

test('what was listed by hand stays, and the answer to what stands as it was', async () => {
  const table = await seedProduct(testing.shop.db, { name: 'Ring table' })
  const { request } = await publish()
  await testing.as(leilani).call('PUT /api/design-requests/:id/suggested-products/:suggestionId/answer', {
    params: { id, suggestionId: request.suggestedProducts[0]!._id },
    body: { answer: 'accepted', note: 'Lovely' },
  })
  await saveSuggestions(testing, id, [
    { productId: table, quantity: 2 },
    { productId: chair, quantity: 1 },
  ])
  await publish()
  expect((await read()).suggestedProducts).toMatchObject([
    { productId: chair, answer: 'accepted', answerNote: 'Lovely' },
    { productId: table, quantity: 2 },
  ])
  await edit(1, [{ of: 'pieces', id: 'chairbbb', value: standing(chair, 3500) }])
  await publish(2)
  expect((await read()).suggestedProducts).toMatchObject([
    { productId: chair, quantity: 2, answer: null },
    { productId: table, quantity: 2 },
  ])
  expect((await read()).designConcepts).toHaveLength(3)
  const letters = await testing.shop.db.select().from(emails).where(eq(emails.letter, 'concept-ready'))
  expect(letters.map(({ bodyText }) => bodyText.includes('Ring table'))).toEqual([false, false, false])
})

test('a board that somebody changed meanwhile is not published', async () => {
  await edit(1, [{ of: 'heightMm', value: 2600 }])
  await refused(() => publish(1), { status: 409, code: 'board_changed' })
  await refused(() => publish(3), { status: 409, code: 'board_changed' })
})

test('a board on which nothing was done yet is not published', async () => {
  id = await seedRequest(testing, kai, { status: 'in_progress', paymentStatus: 'paid' })
  await testing.as(noa).call('POST /api/design-requests/:id/board', { params: { id } })
  await refused(() => publish(0), { status: 409, code: 'board_is_empty' })
})

test('an empty board is not published, nor a piece that is no longer sold', async () => {
  const gone = await seedProduct(testing.shop.db, { name: 'Old stool', state: 'archived' })
  await edit(1, [{ of: 'pieces', id: 'stoolaaa', value: standing(gone, 3500) }])
  await refused(() => publish(2), {
    status: 409,
    code: 'board_piece_gone',
    message: 'Old stool is no longer sold like that. Replace it, then publish.',
  })
  await edit(2, [
    { of: 'pieces', id: 'stoolaaa', value: { ...standing(chair), key: 'plum' } },
    { of: 'pieces', id: 'chairaaa', value: null },
  ])
  await refused(() => publish(3), { code: 'board_piece_gone' })
  await edit(3, [{ of: 'pieces', id: 'stoolaaa', value: null }])
  await refused(() => publish(4), { status: 409, code: 'board_is_empty' })
})

test('a request that is over publishes nothing, one without a board neither', async () => {
  await testing
    .as(noa)
    .call('PUT /api/design-requests/:id/status', { params: { id }, body: { status: 'completed' } })
  await refused(() => publish(), { status: 409, code: 'illegal_state' })
  id = await seedRequest(testing, leilani, { status: 'in_progress', paymentStatus: 'paid' })
  await refused(() => publish(0), { status: 404, code: 'board_not_found' })
})

test.each<[string, Person, number]>([
  ['its client', leilani, 403],
  ['somebody else', kai, 403],
  ['a visitor', nobody, 401],
])('%s publishes nothing', async (_who, person, status) => {
  await refused(() => publish(1, {}, person), { status })
})

test.each([{ revision: -1 }, { revision: 1.5 }, { revision: 'x' }, { notes: 'n' }, {}])(
  'what is no revision is refused: %o',
  async (body) => {
    await refused(
      () =>
        testing
          .as(noa)
          .call('POST /api/design-requests/:id/board/publish', { params: { id }, body: body as never }),
      { status: 400, code: 'validation_failed' },
    )
  },
)
