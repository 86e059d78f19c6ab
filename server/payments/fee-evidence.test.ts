import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { designStatuses, isOver } from '#domain/designs/design-status.ts'
import { paymentStatuses } from '#domain/payments/payment-status.ts'
import { files } from '#server/db/schema/files.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { designBooks, designRefusalOf } from '#tests/support/books/design-books.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { lettersIn } from '#tests/support/books/order-books.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { readLetter } from '#tests/support/letters/read-letter.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
type Part = 'paymentEvidence' | 'file'
type Sent = {
  parts?: Part[]
  name?: string
  bytes?: Uint8Array
  paymentMethod?: 'cheque' | 'credit_card' | 'cash_on_delivery'
  key?: string
}

function upload(
  id: string,
  {
    parts = ['paymentEvidence'],
    name = 'receipt.png',
    bytes = sampleFiles.png,
    paymentMethod,
    key,
  }: Sent = {},
  person: Person = leilani,
) {
  const input = Object.fromEntries(parts.map((part) => [part, new File([Buffer.from(bytes)], name)]))
  return shop.as(person).call('POST /api/design-requests/:id/payment-evidence', {
    params: { id },
    body: { ...input, ...(paymentMethod && { paymentMethod }) },
    headers: key ? { 'idempotency-key': key } : {},
  })
}

async function storedFiles(): Promise<string[]> {
  return (await readdir(join(shop.shop.config.dataDir, 'files', 'evidence')).catch(() => [])).toSorted()
}

async function refused(id: string, sent: Sent = {}, person?: Person) {
  const before = await storedFiles()
  const refusal = await designRefusalOf(shop.shop.db, () => upload(id, sent, person))
  expect(await storedFiles()).toEqual(before)
  return refusal
}

test.each(['paymentEvidence', 'file'] as const)('takes evidence under the name %s', async (part) => {
  const id = await seedRequest(shop, leilani, { paymentStatus: 'rejected', paymentNote: 'Too little' })
  const { request } = await upload(id, { parts: [part], name: 'My receipt.png', paymentMethod: 'cheque' })
  expect(request).toMatchObject({
    hasEvidence: true,
    paymentStatus: 'pending',
    paymentMethod: 'cheque',
    paymentNote: '',
    paymentEvidence: { name: 'My receipt.png', contentType: 'image/png', size: sampleFiles.png.length },
    paymentEvidenceUploadedAt: '2026-11-20T22:00:00.000Z',
  })
  expect(request.history).toMatchObject([{ type: 'evidence_uploaded', title: 'Payment evidence uploaded' }])
  expect(await lettersIn(shop.shop.db)).toEqual([
    'payment-evidence-received → leilani@example.com',
    'studio-design-evidence → studio@lanai.example',
  ])
  const words = `uploaded payment evidence for ${await numberOf(shop, id)}: $500.00 by cheque.`
  expect(await readLetter(shop.shop.db, 'studio-design-evidence')).toContain(words)
})

test('evidence that the studio adds is the client’s, and on record', async () => {
  const id = await seedRequest(shop, leilani)
  const { request } = await upload(id, { bytes: sampleFiles.pdf, name: 'wire.pdf' }, noa)
  expect(request.paymentEvidence).toMatchObject({ name: 'wire.pdf', contentType: 'application/pdf' })
  const [file] = await shop.shop.db.select().from(files).where(eq(files.name, 'wire.pdf'))
  expect(file?.ownerId).toBe(leilani.id)
  expect(await auditOf(shop.shop.db, 'design', id)).toMatchObject([{ action: 'design.evidence_uploaded' }])
})

const unfit: [string, Sent, number, string][] = [
  ['no file', { parts: [] }, 400, 'Please select a file to upload'],
  ['two files', { parts: ['paymentEvidence', 'file'] }, 400, 'The request could not be read'],
  ['an empty file', { bytes: new Uint8Array() }, 400, 'Please select a file to upload'],
  ['a drawing', { name: 'plan.dxf', bytes: sampleFiles.dxf }, 415, 'Please upload a valid image or PDF file'],
  ['more than 5 MB', { bytes: new Uint8Array(5_242_881) }, 413, 'File size must be less than 5MB'],
  ['a card', { paymentMethod: 'credit_card' }, 400, 'Credit card payment is coming soon'],
  [
    'a method that is not offered',
    { paymentMethod: 'cash_on_delivery' },
    400,
    'This payment method is not offered',
  ],
]

test.each(unfit)('refuses %s', async (_what, sent, status, message) => {
  const id = await seedRequest(shop, leilani)
  expect(await refused(id, sent)).toMatchObject({ status, message })
})

const states = designStatuses.flatMap((status) =>
  paymentStatuses.map((payment) => [status, payment] as const),
)

test.each(states)(
  'while %s and %s, evidence is taken only where the fee is open',
  async (status, paymentStatus) => {
    const id = await seedRequest(shop, leilani, { status, paymentStatus })
    const isOpen = !isOver(status) && (paymentStatus === 'pending' || paymentStatus === 'rejected')
    if (isOpen) expect((await upload(id)).request).toMatchObject({ status, paymentStatus: 'pending' })
    else {
      expect(await refused(id)).toMatchObject({
        status: 409,
        code: 'fee_not_open',
        message:
          'This request takes no payment evidence now. Please load the page again to see where it stands.',
      })
    }
  },
)

test('a repeated upload is one', async () => {
  const id = await seedRequest(shop, leilani)
  const first = await upload(id, { key: 'evidence-attempt-1' })
  const [books, stored] = [await designBooks(shop.shop.db), await storedFiles()]
  expect(await upload(id, { key: 'evidence-attempt-1' })).toEqual(first)
  expect([await designBooks(shop.shop.db), await storedFiles()]).toEqual([books, stored])
})

test('a key that another file came under is refused, and nothing of the new one stays', async () => {
  const id = await seedRequest(shop, leilani)
  const key = 'POST /api/design-requests/:id/payment-evidence'
  const headers = { 'idempotency-key': 'evidence-attempt-1' }
  const send = (bytes: Uint8Array, name: string) => {
    const body = { paymentEvidence: new File([Buffer.from(bytes)], name) }
    return shop.as(leilani).call(key, { params: { id }, body, headers })
  }
  await send(sampleFiles.png, 'receipt.png')
  const stored = await storedFiles()
  const refusal = await designRefusalOf(shop.shop.db, () => send(sampleFiles.pdf, 'receipt.pdf'))
  expect(refusal).toMatchObject({ status: 422, code: 'idempotency_mismatch' })
  expect(await storedFiles()).toEqual(stored)
})

test('somebody else’s request answers as unknown', async () => {
  const id = await seedRequest(shop, leilani)
  expect(await refused(id, {}, kai)).toMatchObject({ status: 404, code: 'design_request_not_found' })
  expect(await refused(id, {}, nobody)).toMatchObject({ status: 401 })
})
