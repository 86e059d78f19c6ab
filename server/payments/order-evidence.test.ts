import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { files } from '#server/db/schema/files.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { seedOrder, seedQuoteRequest, seedSentQuote } from '#tests/support/seed/order.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { lettersIn, orderBooks, refusalOf } from '#tests/support/books/order-books.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
type Sent = {
  name?: string
  bytes?: Uint8Array
  paymentMethod?: 'cheque' | 'credit_card' | 'cash_on_delivery'
  key?: string
}

function upload(
  id: string,
  { name = 'receipt.png', bytes = sampleFiles.png, paymentMethod, key }: Sent = {},
  person: Person = leilani,
) {
  const paymentEvidence = new File([Buffer.from(bytes)], name)
  return shop.as(person).call('POST /api/orders/:id/payment-evidence', {
    params: { id },
    body: { paymentEvidence, ...(paymentMethod && { paymentMethod }) },
    headers: key ? { 'idempotency-key': key } : {},
  })
}

/** What lies in the file store: evidence that is kept, and anything left over in its place for arrivals. */
async function storedFiles(): Promise<string[]> {
  const root = join(shop.shop.config.dataDir, 'files')
  const evidence = await readdir(join(root, 'evidence')).catch(() => [])
  return evidence.toSorted()
}

async function refused(id: string, sent: Sent, person?: Person) {
  const before = await storedFiles()
  const refusal = await refusalOf(shop.shop.db, () => upload(id, sent, person))
  expect(await storedFiles()).toEqual(before)
  return refusal
}

const verify = (id: string, body: { status: 'paid' | 'rejected'; reason?: string }) =>
  shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params: { id }, body })

test('evidence is kept, shown to its customer, and laid before the studio', async () => {
  const { _id } = await seedOrder(shop)
  const { order } = await upload(_id, { name: 'My receipt.png', paymentMethod: 'cheque' })
  expect(order).toMatchObject({
    hasEvidence: true,
    paymentStatus: 'pending',
    paymentMethod: 'cheque',
    paymentEvidence: { name: 'My receipt.png', contentType: 'image/png', size: sampleFiles.png.length },
    paymentEvidenceUploadedAt: '2026-11-20T22:00:00.000Z',
  })
  expect(order.history.at(-1)).toMatchObject({
    type: 'evidence_uploaded',
    title: 'Payment evidence uploaded',
  })
  expect(await lettersIn(shop.shop.db)).toEqual(
    expect.arrayContaining([
      'payment-evidence-received → leilani@example.com',
      'studio-payment-evidence → studio@lanai.example',
    ]),
  )
  const { payments } = await shop.as(noa).call('GET /api/payment/pending')
  expect(payments.map((payment) => payment._id)).toEqual([_id])
})

test.each([
  ['receipt.jpg', sampleFiles.jpeg, 'image/jpeg'],
  ['receipt.pdf', sampleFiles.pdf, 'application/pdf'],
])('takes %s', async (name, bytes, contentType) => {
  const { _id } = await seedOrder(shop)
  expect((await upload(_id, { name, bytes })).order.paymentEvidence).toMatchObject({ name, contentType })
})

test('?files=inline carries the bytes along', async () => {
  const { _id: id } = await seedOrder(shop)
  await upload(id)
  const { order } = await shop
    .as(leilani)
    .call('GET /api/orders/:id', { params: { id }, query: { files: 'inline' } })
  expect(order.paymentEvidence?.data).toBe(Buffer.from(sampleFiles.png).toString('base64'))
  const plain = await shop.as(leilani).call('GET /api/orders/:id', { params: { id } })
  expect(plain.order.paymentEvidence).not.toHaveProperty('data')
})

test('new evidence opens a rejected payment again', async () => {
  const { _id } = await seedOrder(shop)
  await upload(_id)
  await verify(_id, { status: 'rejected', reason: 'Not readable.' })
  const { order } = await upload(_id, { name: 'better.png' })
  expect(order).toMatchObject({
    paymentStatus: 'pending',
    paymentNote: '',
    paymentEvidence: { name: 'better.png' },
  })
})

test('an accepted quote takes evidence in quote mode too', async () => {
  const { _id: id } = await seedSentQuote(shop)
  await shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id } })
  expect((await upload(id)).order.hasEvidence).toBe(true)
})

test('the studio may add it, on record, and it stays the customer’s', async () => {
  const { _id } = await seedOrder(shop)
  await upload(_id, {}, noa)
  expect(await shop.shop.db.select().from(files)).toMatchObject([{ ownerId: leilani.id }])
  const rows = await shop.shop.db.select().from(auditLog)
  expect(rows.filter((row) => row.objectId === _id)).toMatchObject([{ action: 'order.evidence_uploaded' }])
})

test('the same key sends the first reply again and keeps one file', async () => {
  const { _id } = await seedOrder(shop)
  const stored = await storedFiles()
  const first = await upload(_id, { key: 'evidence-attempt-1' })
  const books = await orderBooks(shop.shop.db)
  expect(await upload(_id, { key: 'evidence-attempt-1' })).toEqual(first)
  expect(await orderBooks(shop.shop.db)).toEqual(books)
  expect(await storedFiles()).toHaveLength(stored.length + 1)
  const other = { key: 'evidence-attempt-1', bytes: sampleFiles.pdf, name: 'other.pdf' }
  expect(await refused(_id, other)).toMatchObject({ status: 422, code: 'idempotency_mismatch' })
})

test('refused once paid, and once cancelled', async () => {
  const paid = await seedOrder(shop)
  await verify(paid._id, { status: 'paid' })
  expect(await refused(paid._id, {})).toMatchObject({ status: 409, code: 'payment_not_open' })
  const cancelled = await seedOrder(shop)
  const params = { id: cancelled._id }
  await shop.as(noa).call('PUT /api/orders/:id/status', { params, body: { status: 'cancelled' } })
  expect(await refused(cancelled._id, {})).toMatchObject({ status: 409, code: 'payment_not_open' })
})

test('refused while there is no agreed price', async () => {
  const requested = await seedQuoteRequest(shop)
  expect(await refused(requested._id, {})).toMatchObject({ status: 409, code: 'order_not_payable' })
  const quoted = await seedSentQuote(shop)
  expect(await refused(quoted._id, {})).toMatchObject({ status: 409, code: 'order_not_payable' })
})

test.each<[string, Sent, object]>([
  [
    'a card',
    { paymentMethod: 'credit_card' },
    { status: 400, message: 'Credit card payment is coming soon' },
  ],
  ['a method that is off', { paymentMethod: 'cash_on_delivery' }, { status: 400, code: 'validation_failed' }],
  [
    'text that is called a picture',
    { bytes: Buffer.from('<script>') },
    { status: 415, message: 'Please upload a valid image or PDF file' },
  ],
  ['a picture called a page', { name: 'receipt.png.html' }, { status: 415 }],
  ['a drawing', { name: 'plan.dxf', bytes: sampleFiles.dxf }, { status: 415 }],
  ['nothing', { bytes: new Uint8Array() }, { status: 400, message: 'Please select a file to upload' }],
  [
    'too much',
    { bytes: new Uint8Array(5_242_881) },
    { status: 413, message: 'File size must be less than 5MB' },
  ],
])('refuses %s', async (_case, sent, refusal) => {
  const { _id } = await seedOrder(shop)
  expect(await refused(_id, sent)).toMatchObject(refusal)
})

test.each([
  ['another customer', kai, 404, 'order_not_found'],
  ['visitors', nobody, 401, 'not_signed_in'],
] as const)('takes none from %s', async (_case, person, status, code) => {
  const { _id } = await seedOrder(shop)
  expect(await refused(_id, {}, person)).toMatchObject({ status, code })
})
