import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import sharp from 'sharp'
import { designRequests } from '#server/db/schema/designs.ts'
import { files } from '#server/db/schema/files.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedConcept, seedDesignFile, seedPlan } from '#tests/support/seed/design-file.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { pdfText } from '#tests/support/files/pdf-text.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import {
  bombPdf,
  crowdedPdf,
  endlessPdf,
  protectedPdf,
  repeatedPdf,
  samplePdf,
  scatteredPdf,
  scriptedPdf,
  wordyPdf,
} from '#tests/support/files/sample-pdf.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { TakesLong } from '#server/documents/processor-time.ts'
import { requireRequest } from '../queries.ts'
import { BookletFiles } from './booklet-files.ts'

const testing = testShop()
const OPAQUE = 'application/octet-stream'
const STORED = 'The file itself is kept with the request.'

let id = ''

beforeEach(async () => {
  id = await seedRequest(testing, leilani, { status: 'review', paymentStatus: 'paid' })
})

async function booklet(): Promise<Buffer> {
  const { call } = testing.as(leilani)
  const made: unknown = await call('GET /api/design-requests/:id/board.pdf', { params: { id } })
  return Buffer.from(await (made as Blob).arrayBuffer())
}

const words = async () => readPdf(await booklet()).join('\n')
const pdf = (bytes: Uint8Array) => ({ bytes, contentType: 'application/pdf', name: 'plan.pdf' })
const dxf = (bytes: Uint8Array) => ({ bytes, contentType: OPAQUE, name: 'plan.dxf' })
const text = (letters: string) => new TextEncoder().encode(letters)

const square = text(
  `0\nSECTION\n2\nENTITIES\n${[
    [0, 0, 10, 0],
    [10, 0, 10, 10],
  ]
    .map(([a, b, c, d]) => `0\nLINE\n8\nWalls\n10\n${a}\n20\n${b}\n11\n${c}\n21\n${d}\n`)
    .join('')}0\nTEXT\n8\nWalls\n10\n2\n20\n5\n40\n1\n1\nKitchen\n0\nENDSEC\n0\nEOF\n`,
)

test('a PDF is laid into the sheets, page by page, with the words on it and the pins above', async () => {
  await seedPlan(testing, leilani, id, pdf(await samplePdf('Ground floor', 'Upper floor')))
  await seedConcept(testing, noa, id, { ...pdf(await samplePdf('Moodboard')), notes: 'Warm tones.' })
  const pages = await pdfText(await booklet())
  const all = pages.join('\n')
  for (const part of ['Ground floor', 'Upper floor', 'Page 2', 'Moodboard', 'Warm tones.'])
    expect(all).toContain(part)
})

test('of a long PDF the first 40 pages are printed, and how many there are', async () => {
  const long = Array.from({ length: 42 }, (_, place) => `Sheet no. ${place + 1}.`)
  await seedPlan(testing, leilani, id, pdf(await samplePdf(...long)))
  const all = (await pdfText(await booklet())).join('\n')
  expect(all).toContain('Sheet no. 40.')
  expect(all).not.toContain('Sheet no. 41.')
  expect(all).toContain(`The first 40 of 42 pages. ${STORED}`)
})

test('scripts and links of an uploaded PDF stay behind', async () => {
  await seedPlan(testing, leilani, id, pdf(await scriptedPdf('Ground floor')))
  const made = await booklet()
  expect((await pdfText(made)).join()).toContain('Ground floor')
  expect(made.toString('latin1')).not.toMatch(/app\.alert|\/Annot\b/)
})

test.each([
  ['broken', () => text('%PDF-1.7\nnothing of it is right'), 'This PDF could not be read.'],
  ['without pages', () => sampleFiles.pdf, 'This PDF could not be read.'],
  ['behind a password', () => protectedPdf('Secret'), 'This PDF is protected by a password.'],
  ['9 MB of anything', () => text(`%PDF-1.4\n${'\u0001a'.repeat(4_500_000)}`), 'This PDF could not be read.'],
  [
    '9 MB of beginnings',
    () => text(`%PDF-1.4\n${'1 0 obj\n<<'.repeat(900_000)}`),
    'This PDF could not be read.',
  ],
  ['a hundred million times one page', () => endlessPdf(), 'This PDF could not be read.'],
  ['one that unpacks to 300 MB', () => bombPdf(300_000_000), 'This PDF could not be read.'],
  ['9 MB that are drawn 100 times', () => repeatedPdf(9_000_000, 100), 'This PDF could not be read.'],
  ['a million numbers', () => crowdedPdf(1_000_000), 'This PDF could not be read.'],
  ['40,000 things', () => scatteredPdf(40_000), 'This PDF could not be read.'],
  ['one text of 3 MB', () => wordyPdf(3_000_000), 'This PDF could not be read.'],
])('a PDF that is %s leaves a line that says so', async (_what, bytes, line) => {
  await seedPlan(testing, leilani, id, pdf(await bytes()))
  const before = process.memoryUsage().rss
  const page = await words()
  expect(page).toContain(`${line} ${STORED}`)
  expect(process.memoryUsage().rss - before).toBeLessThan(250_000_000)
})

test('a DXF is drawn, with its words', async () => {
  await seedPlan(testing, leilani, id, dxf(square))
  expect(await words()).toContain('Kitchen')
})

test.each([
  ['no drawing', sampleFiles.dxf],
  ['not readable', text('0\nSECTION\n2\n')],
])('a DXF that is %s leaves a line', async (_what, bytes) => {
  await seedPlan(testing, leilani, id, dxf(bytes))
  expect(await words()).toContain(STORED)
})

test('a DWG is printed as its drawing or its picture; without either a line says so', async () => {
  id = await seedRequest(testing, leilani, { plan: 'dwg' })
  expect(await words()).toContain(`This AutoCAD 2018 drawing cannot be shown on paper. ${STORED}`)
  const picture = { bytes: sampleFiles.png, contentType: 'image/png', name: 'floor-plan.png' }
  const planPictureFileId = await seedDesignFile(testing, leilani, picture)
  await testing.shop.db.update(designRequests).set({ planPictureFileId }).where(eq(designRequests.id, id))
  expect(await words()).not.toContain(STORED)
  const planDrawingFileId = await seedDesignFile(testing, leilani, dxf(square))
  await testing.shop.db.update(designRequests).set({ planDrawingFileId }).where(eq(designRequests.id, id))
  expect(await words()).toContain('Kitchen')
})

test('lines stay as sharp as they came, photographs are written as such', async () => {
  const side = 300
  const raw = { width: side, height: side, channels: 3 } as const
  const lines = await sharp(Buffer.alloc(side * side * 3, 255), { raw })
    .png()
    .toBuffer()
  const noise = await sharp(randomBytes(side * side * 3), { raw })
    .png()
    .toBuffer()
  const beginning = async (bytes: Buffer) => {
    await seedPlan(testing, leilani, id, { bytes, contentType: 'image/png', name: 'plan.png' })
    const request = await requireRequest(testing.shop.db, { ...leilani, role: 'customer' }, id)
    const files = new BookletFiles(testing.shop, { isShort: true, took: () => undefined })
    const plan = await files.plan(request)
    return plan.kind === 'picture' && Buffer.from(plan.bytes.subarray(0, 3)).toString('latin1')
  }
  expect(await beginning(lines)).toBe('\x89PN')
  expect(await beginning(noise)).toBe('\xff\xd8\xff')
})

test('much that was packed well is no drawing: as PNG it would be large and take long', async () => {
  const tile = await sharp(randomBytes(600 * 600 * 3), { raw: { width: 600, height: 600, channels: 3 } })
    .png()
    .toBuffer()
  const bytes = await sharp({ create: { width: 3000, height: 2600, channels: 3, background: '#fff' } })
    .composite([
      { input: tile, left: 0, top: 0 },
      { input: tile, left: 600, top: 0 },
    ])
    .png()
    .toBuffer()
  await seedPlan(testing, leilani, id, { bytes, contentType: 'image/png', name: 'plan.png' })
  const request = await requireRequest(testing.shop.db, { ...leilani, role: 'customer' }, id)
  const plan = await new BookletFiles(testing.shop, { isShort: true, took: () => undefined }).plan(request)
  expect(plan.kind === 'picture' && Buffer.from(plan.bytes.subarray(0, 3)).toString('hex')).toBe('ffd8ff')
})

test('a large picture is not drawn among short papers, and is counted where it is', async () => {
  const bytes = await sharp({ create: { width: 5000, height: 3500, channels: 3, background: '#a63' } })
    .png()
    .toBuffer()
  await seedPlan(testing, leilani, id, { bytes, contentType: 'image/png', name: 'plan.png' })
  const request = await requireRequest(testing.shop.db, { ...leilani, role: 'customer' }, id)
  let ms = 0
  const plan = (isShort: boolean) =>
    new BookletFiles(testing.shop, { isShort, took: (more) => (ms += more) }).plan(request)
  const refused = await plan(true).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(TakesLong)
  expect((refused as TakesLong).asks).toBeGreaterThan(400)
  expect(ms).toBe(0)
  expect(await plan(false)).toMatchObject({ kind: 'picture', width: 2200 })
  expect(ms).toBeGreaterThan(400)
  expect(readPdf(await booklet()).length).toBeGreaterThan(0)
})

test('a picture that cannot be read, or a file too large for paper, leaves a line', async () => {
  const broken = { bytes: sampleFiles.png.slice(0, 60), contentType: 'image/png', name: 'plan.png' }
  await seedPlan(testing, leilani, id, broken)
  expect(await words()).toContain(`This picture could not be read. ${STORED}`)
  await testing.shop.db.update(files).set({ size: 64_000_001 })
  expect(await words()).toContain(`This file is too large to be printed here. ${STORED}`)
})
