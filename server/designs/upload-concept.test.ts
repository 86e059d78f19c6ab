import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { designStatuses, isOver } from '#domain/designs/design-status.ts'
import { emails } from '#server/db/schema/emails.ts'
import { files } from '#server/db/schema/files.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { designBooks, designRefusalOf } from '#tests/support/books/design-books.ts'
import { seedRequest, type SeededRequest } from '#tests/support/seed/design.ts'
import { lettersIn } from '#tests/support/books/order-books.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { readLetter } from '#tests/support/letters/read-letter.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const inProgress: SeededRequest = { status: 'in_progress', paymentStatus: 'paid' }
type Sent = { name?: string; bytes?: Uint8Array; notes?: string; key?: string }

function upload(
  id: string,
  { name = 'concept.png', bytes = sampleFiles.png, notes, key }: Sent = {},
  person: Person = noa,
) {
  const conceptImage = new File([Buffer.from(bytes)], name)
  return shop.as(person).call('POST /api/design-requests/:id/concepts', {
    params: { id },
    body: { conceptImage, ...(notes !== undefined && { notes }) },
    headers: key ? { 'idempotency-key': key } : {},
  })
}

async function storedFiles(): Promise<string[]> {
  return (await readdir(join(shop.shop.config.dataDir, 'files', 'concepts')).catch(() => [])).toSorted()
}

async function refused(id: string, sent: Sent = {}, person?: Person) {
  const before = await storedFiles()
  const refusal = await designRefusalOf(shop.shop.db, () => upload(id, sent, person))
  expect(await storedFiles()).toEqual(before)
  return refusal
}

test('a concept that is a picture stands in its letter, one that is a PDF does not', async () => {
  const id = await seedRequest(shop, leilani, inProgress)
  await upload(id, { name: 'Living room.png' })
  await upload(id, { name: 'Living room.pdf', bytes: sampleFiles.pdf })
  const letters = await shop.shop.db.select().from(emails).orderBy(emails.createdAt)
  expect(letters.map(({ html, attachments }) => [html.includes('src="cid:'), attachments.length])).toEqual([
    [true, 1],
    [false, 0],
  ])
  expect(letters[0]?.attachments).toMatchObject([{ kind: 'picture', name: 'Living room.jpg' }])
})

test('a concept is laid before the client, with the designer’s words', async () => {
  const id = await seedRequest(shop, leilani, inProgress)
  const { request } = await upload(id, {
    name: 'Living room.pdf',
    bytes: sampleFiles.pdf,
    notes: 'Low pieces\nkeep the view.',
  })
  expect(request).toMatchObject({ status: 'review', conceptCount: 1, conceptDueAt: null })
  expect(request.designConcepts).toMatchObject([
    {
      version: 1,
      name: 'Living room.pdf',
      contentType: 'application/pdf',
      notes: 'Low pieces\nkeep the view.',
      createdAt: '2026-11-20T22:00:00.000Z',
    },
  ])
  expect(request.history).toMatchObject([
    {
      type: 'concept_uploaded',
      title: 'Concept uploaded',
      description: 'Version 1: Low pieces\nkeep the view.',
    },
  ])
  expect(await lettersIn(shop.shop.db)).toEqual(['concept-ready → leilani@example.com'])
  const letter = await readLetter(shop.shop.db, 'concept-ready')
  expect(letter).toContain('Low pieces\nkeep the view.')
  expect(letter).toContain('approve it, or request a revision: 0 / 2 revisions used.')
  const [file] = await shop.shop.db.select().from(files).where(eq(files.name, 'Living room.pdf'))
  expect(file?.ownerId).toBe(leilani.id)
  expect(await auditOf(shop.shop.db, 'design', id)).toMatchObject([
    {
      action: 'design.concept_uploaded',
      before: { status: 'in_progress', conceptCount: 0 },
      after: { status: 'review', conceptCount: 1 },
    },
  ])
})

test('after both revisions the letter says that the answer is the last', async () => {
  const id = await seedRequest(shop, leilani, {
    ...inProgress,
    status: 'revision',
    revisionCount: 2,
    concepts: 2,
  })
  const { request } = await upload(id)
  expect(request.designConcepts.map(({ version }) => version)).toEqual([1, 2, 3])
  expect(await readLetter(shop.shop.db, 'concept-ready')).toContain('Both revision rounds are used.')
})

test.each(designStatuses)('a concept for a request that is %s', async (status) => {
  const id = await seedRequest(shop, leilani, { status, paymentStatus: 'paid' })
  if (isOver(status)) {
    expect(await refused(id)).toMatchObject({ status: 409, code: 'illegal_state' })
    return
  }
  const moves = status === 'in_progress' || status === 'revision'
  expect((await upload(id)).request.status).toBe(moves ? 'review' : status)
})

test('what the client cannot answer yet asks for no answer', async () => {
  await upload(await seedRequest(shop, leilani))
  expect(await readLetter(shop.shop.db, 'concept-ready')).not.toMatch(/approve|reject/i)
})

const unfit: [string, Sent, number, string][] = [
  ['a drawing', { name: 'plan.dxf', bytes: sampleFiles.dxf }, 415, 'Please upload a valid image or PDF file'],
  ['an empty file', { bytes: new Uint8Array() }, 400, 'Please select an image to upload'],
  ['more than 5 MB', { bytes: new Uint8Array(5_242_881) }, 413, 'File size must be less than 5MB'],
  ['too many words', { notes: 'a'.repeat(5_001) }, 400, 'Use at most 5000 characters'],
]

test.each(unfit)('refuses %s', async (_what, sent, status, message) => {
  const id = await seedRequest(shop, leilani, inProgress)
  expect(await refused(id, sent)).toMatchObject({ status, message })
})

test('a repeated upload is one concept', async () => {
  const id = await seedRequest(shop, leilani, inProgress)
  const first = await upload(id, { key: 'concept-attempt-1' })
  const [books, stored] = [await designBooks(shop.shop.db), await storedFiles()]
  expect(await upload(id, { key: 'concept-attempt-1' })).toEqual(first)
  expect([await designBooks(shop.shop.db), await storedFiles()]).toEqual([books, stored])
})

test('is the studio’s alone', async () => {
  const id = await seedRequest(shop, leilani, inProgress)
  expect(await refused(id, {}, leilani)).toMatchObject({ status: 403 })
  expect(await refused(id, {}, kai)).toMatchObject({ status: 403 })
  expect(await refused(id, {}, nobody)).toMatchObject({ status: 401 })
  expect(await refused('99999999-9999-4999-8999-999999999999')).toMatchObject({ status: 404 })
})
