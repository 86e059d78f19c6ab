import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { productPictures } from '#server/db/schema/products.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedConcept } from '#tests/support/seed/design-file.ts'
import { seedProduct, inTwoFinishes } from '#tests/support/seed/product.ts'
import { seedSuggestion } from '#tests/support/seed/suggestion.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let id = ''

beforeEach(async () => {
  id = await seedRequest(testing, leilani, {
    status: 'review',
    paymentStatus: 'paid',
    notes: 'The sofa stays.',
    brief: { rooms: ['living', 'dining'], style: 'modern', budget: '', homeType: 'condo', colors: ['green'] },
  })
})

const ask = (person: Person, requestId = id) =>
  testing.http.inject({
    url: `/api/design-requests/${requestId}/board.pdf`,
    headers: person.token ? { authorization: `Bearer ${person.token}` } : {},
  })

async function booklet(person: Person = leilani): Promise<Buffer> {
  const reply = await ask(person)
  expect(reply.statusCode).toBe(200)
  return reply.rawPayload
}

const words = async (person?: Person) => readPdf(await booklet(person)).join('\n')
async function seedPieces() {
  const productId = await seedProduct(testing.shop.db, {
    name: 'Sedge chair',
    dimensions: '52 × 55 × 80 cm',
    variants: inTwoFinishes,
    stock: { ash: 3, oak: 4 },
  })
  const key = `pictures/${randomUUID()}`
  const picture = sharp({ create: { width: 320, height: 320, channels: 3, background: '#a63' } })
  await testing.shop.files.put(`${key}-320.webp`, await picture.webp().toBuffer())
  await testing.shop.db
    .insert(productPictures)
    .values({ productId, position: 0, key, width: 320, height: 320, widths: [320], alt: '' })
  const oak = { variantKey: 'oak', choice: { finish: 'oak' } }
  await seedSuggestion(testing.shop.db, id, { productId, ...oak, quantity: 2, answer: 'accepted' })
  const gone = await seedProduct(testing.shop.db, { name: 'Ring table', state: 'archived' })
  await seedSuggestion(testing.shop.db, id, { productId: gone, answer: 'declined', answerNote: 'Too wide' })
}

test('the booklet is a file to be kept, named by the request', async () => {
  const reply = await ask(leilani)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  expect(reply.headers['content-disposition']).toContain(
    `attachment; filename="design-${await numberOf(testing, id)}.pdf"`,
  )
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('it says whose design it is, what they told, and what was drawn and said, oldest first', async () => {
  const concept = { bytes: sampleFiles.jpeg, contentType: 'image/jpeg', name: 'one.jpg' }
  const conceptId = await seedConcept(testing, noa, id, { ...concept, notes: 'Low sofa by the window.' })
  const pin = (person: Person, body: { conceptId?: string; text: string }) =>
    testing.as(person).call('POST /api/design-requests/:id/comments', {
      params: { id },
      body: { x: 0.5, y: 0.5, ...body },
    })
  await pin(leilani, { text: 'A door here?' })
  const { request } = await pin(noa, { conceptId, text: 'A bench would fit.' })
  const params = { id, commentId: request.comments[0]?._id ?? '' }
  await testing
    .as(noa)
    .call('POST /api/design-requests/:id/comments/:commentId/replies', { params, body: { text: 'Yes.' } })
  await testing
    .as(leilani)
    .call('PUT /api/design-requests/:id/comments/:commentId', { params, body: { isResolved: true } })
  const page = await words()
  const inOrder = [
    'Design board',
    await numberOf(testing, id),
    'Leilani Akana',
    'Living room, Dining room',
    'Condo',
    'Modern',
    'Green',
    'The sofa stays.',
    'Floor plan',
    'sample.png',
    'Leilani Akana  ·  November 20, 2026  ·  Settled',
    'A door here?',
    'Noa Kahale, studio  ·  November 20, 2026',
    'Yes.',
    'Concept 1',
    'Low sofa by the window.',
    'A bench would fit.',
  ]
  let read = 0
  for (const part of inOrder) {
    const place = page.indexOf(part, read)
    expect({ part, isThere: place >= 0 }).toEqual({ part, isThere: true })
    read = place + part.length
  }
  expect(page).not.toContain('Budget')
})

test('pieces stand with picture, finish, size and number, and with prices where the client sees prices', async () => {
  await seedPieces()
  await testing.set('general', { quoteMode: false })
  const page = await words()
  for (const part of ['Sedge chair', 'Smoked oak', '52 × 55 × 80 cm', 'Accepted', '$125.50', '$251.00'])
    expect(page).toContain(part)
  expect(page).toContain('No longer sold  ·  Declined: Too wide')
  expect(page).toContain('Total $251.00\nWithout what was declined.')
  expect((await booklet()).toString('latin1')).toContain('/DCTDecode')
})

test('in quote mode the client reads no price on it, the studio all of them', async () => {
  await seedPieces()
  await testing.set('general', { quoteMode: true })
  const page = await words()
  expect(page).toContain('Sedge chair')
  expect(page).not.toMatch(/\$|Unit price|Total/)
  expect(await words(noa)).toContain('Total $251.00')
})

test("someone else's booklet answers byte for byte as that of an unknown request", async () => {
  const foreign = await ask(kai)
  const unknown = await ask(kai, UNKNOWN)
  expect(foreign.statusCode).toBe(404)
  expect(foreign.body).toBe(unknown.body)
  expect((await ask(nobody)).statusCode).toBe(401)
  expect(await words(noa)).toContain('Leilani Akana')
})

test('a comment of many lines takes as much of a sheet as its words, and all of them are there', async () => {
  const lines = Array.from({ length: 400 }, (_, at) => `n${at}`)
  await testing.as(leilani).call('POST /api/design-requests/:id/comments', {
    params: { id },
    body: { page: 1, x: 0.5, y: 0.5, text: lines.join('\n') },
  })
  const sheets = readPdf(await booklet())
  expect(sheets.length).toBeLessThan(5)
  for (const line of [lines[0]!, lines[38]!, lines[399]!]) expect(sheets.join('\n')).toContain(line)
})
