import { expect, test } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { kai, nobody } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { openDoors } from './doors.ts'
import { evidence, formBytes, givenEvidenceDoor, keptOf, type Part, sendForm } from './evidence-door.ts'
import { pdfOf, phoneJpeg, pngOf } from './large-samples.ts'
import { refusalOf } from './refusals.ts'

const LIMIT = 5_242_880

const shop = testShop()
const doors = openDoors(shop)

const html = '<!doctype html><script>alert(1)</script>'
const gif = 'GIF89a\x01\0\x01\0\0\0\0;'
const { png, jpeg, pdf, webp, ico, glb, dwg, dxf } = sampleFiles

/** The refusal of a form, of which nothing may stay: no row, no bytes, no half of a file, no mark on the order. */
async function refused(parts: Part[], end?: string) {
  const path = await givenEvidenceDoor(shop)
  const before = await keptOf(shop)
  const refusal = await refusalOf(await sendForm(doors, path, formBytes(parts, end)))
  expect(await keptOf(shop)).toEqual({ ...before, arriving: [] })
  expect(await shop.shop.db.select({ has: orders.evidenceFileId }).from(orders)).toEqual([{ has: null }])
  return refusal
}

const fields = (message: string) => ({ message, fields: { paymentEvidence: message } })
const field = (name: string, bytes: string): Part => ({ name, bytes })

test.each([
  ['an empty file', [evidence('')]],
  ['no file at all', []],
  ['only a field', [field('paymentMethod', 'cheque')]],
  ['text where the file belongs', [field('paymentEvidence', 'receipt.png')]],
])('with %s the file is missing', async (_what, parts) => {
  const message = 'Please select a file to upload'
  expect(await refused(parts)).toMatchObject({ status: 400, code: 'validation_failed', ...fields(message) })
})

test.each<[what: string, parts: Part[], end?: string]>([
  ['two files', [evidence(png), evidence(png)]],
  ['a file under another name', [{ ...evidence(png), name: 'receipt' }]],
  ['a file without a name', [{ filename: 'a.png', bytes: png }]],
  ['the same field twice', [evidence(png), field('a', '1'), field('a', '2')]],
  ['a field that reaches for a prototype', [evidence(png), field('__proto__', '1')]],
  ['a file that does', [{ ...evidence(png), name: 'constructor' }]],
  ['a field with a NUL byte', [evidence(png), field('paymentMethod', 'che\0que')]],
  ['no end', [evidence(png)], ''],
  ['half an end', [evidence(png)], '--a-bound'],
])('a form with %s cannot be read', async (_what, parts, end) => {
  expect(await refused(parts, end)).toMatchObject({ status: 400, code: 'malformed_request' })
})

test.each([
  ['a byte over 5 MB', [evidence(pdfOf(LIMIT + 1), 'a.pdf')]],
  ['8 MB', [evidence(pdfOf(8_000_000), 'a.pdf')]],
  ['20 MB', [evidence(pdfOf(4 * LIMIT), 'a.pdf')]],
])('%s is too much for a file', async (_what, parts) => {
  const message = 'File size must be less than 5MB'
  expect(await refused(parts)).toMatchObject({ status: 413, code: 'too_large', ...fields(message) })
})

test.each([
  ['64 KB and a byte', [evidence(png), field('note', 'x'.repeat(65_537))]],
  ['fifty-one values', Array.from({ length: 51 }, (_, n) => field(`f${n}`, '1'))],
])('%s are too much for fields', async (_what, parts) => {
  expect(await refused(parts)).toMatchObject({ status: 413, code: 'too_large' })
})

test.each([
  ['a web page called a picture', html, 'receipt.png'],
  ['a web page called a PDF', html, 'receipt.pdf'],
  ['an SVG called a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png'],
  ['a program called a picture', 'MZ\x90\0', 'a.jpg'],
  ['an archive called a PDF', 'PK\x03\x04', 'a.pdf'],
  ['a script called a PDF', '%PDX-1.7\nalert(1)\n%%EOF', 'a.pdf'],
  ['a picture called a page', png, 'receipt.html'],
  ['a picture with a second ending', png, 'receipt.png.html'],
  ['a PDF with a second ending', pdf, 'a.pdf.exe'],
  ['a picture without an ending', png, 'receipt'],
  ['a picture that is only an ending', png, '....png'],
  ['a GIF', gif, 'a.gif'],
  ['a GIF called a PNG', gif, 'a.png'],
  ['a WebP called a PNG', webp, 'a.png'],
  ['a TIFF called a JPEG', 'II*\0\x08\0\0\0', 'a.jpg'],
  ['a bitmap called a PNG', 'BM\x1a\0\0\0', 'a.png'],
  ['an icon called a PNG', ico, 'a.png'],
  ['a 3D model called a PNG', glb, 'a.png'],
  ['a drawing (DWG)', dwg, 'plan.dwg'],
  ['a drawing (DXF) called a PDF', dxf, 'plan.pdf'],
  ['4 thousand million pixels', pngOf(64_250, 64_250), 'a.png'],
  ['500 million pixels in a row', pngOf(500_000_000, 1), 'a.png'],
  ['no pixels', pngOf(0, 10), 'a.png'],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'a.jpg'],
  ['half a phone’s JPEG', phoneJpeg(3).subarray(0, 150_000), 'a.jpg'],
  ['half a PNG', png.subarray(0, png.length / 2), 'a.png'],
  ['a PNG whose header is damaged', pngOf(3, 2).fill(1, 29, 33), 'a.png'],
  ['a PDF without its end', pdfOf(2000).subarray(0, 1000), 'a.pdf'],
])('%s is no evidence', async (_what, bytes, name) => {
  const message = 'Please upload a valid image or PDF file'
  const refusal = await refused([evidence(bytes, name)])
  expect(refusal).toMatchObject({ status: 415, code: 'unsupported_type', ...fields(message) })
})

test.each([
  ['a form without a boundary', 'multipart/form-data', formBytes([evidence(png)])],
  ['a form with another boundary', 'multipart/form-data; boundary=another', formBytes([evidence(png)])],
])('%s cannot be read', async (_what, type, body) => {
  const path = await givenEvidenceDoor(shop)
  const before = await keptOf(shop)
  const owner = { authorization: `Bearer leilani-token-${'a'.repeat(32)}` }
  const init = { method: 'POST', body: new Uint8Array(body), headers: { ...owner, 'content-type': type } }
  expect(await refusalOf(await doors.ask(path, init))).toMatchObject({
    status: 400,
    code: 'malformed_request',
  })
  expect(await keptOf(shop)).toEqual(before)
})

test.each([
  ['another customer', kai, 404, 'order_not_found'],
  ['a stranger', nobody, 401, 'not_signed_in'],
] as const)(
  'the best of files leaves nothing behind when %s sends it',
  async (_who, person, status, code) => {
    const path = await givenEvidenceDoor(shop)
    const before = await keptOf(shop)
    const good = formBytes([evidence(pdfOf(1_000_000), 'receipt.pdf')])
    expect(await refusalOf(await sendForm(doors, path, good, person))).toMatchObject({ status, code })
    expect(await keptOf(shop)).toEqual(before)
  },
)
