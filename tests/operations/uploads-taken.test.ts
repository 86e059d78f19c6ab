import { expect, test } from 'vitest'
import { leilani, noa } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { openDoors } from './doors.ts'
import { evidence, formBytes, givenEvidenceDoor, keptOf, sendForm } from './evidence-door.ts'
import { pdfOf, phoneJpeg, pngOf } from './large-samples.ts'

const LIMIT = 5_242_880
const shop = testShop()
const doors = openDoors(shop)
const { png, jpeg, pdf } = sampleFiles

type Stored = { name: string; contentType: string; size: number; url: string }

async function upload(bytes: Uint8Array, name: string, type?: string): Promise<Stored> {
  const path = await givenEvidenceDoor(shop)
  const reply = await sendForm(doors, path, formBytes([evidence(bytes, name, type)]))
  const { order, message } = (await reply.json()) as { order?: { paymentEvidence: Stored }; message?: string }
  expect([reply.status, message]).toEqual([200, undefined])
  return order!.paymentEvidence
}

test.each([
  ['PNG', png, 'receipt.png', 'image/png'],
  ['JPEG', jpeg, 'receipt.jpg', 'image/jpeg'],
  ['JPEG with a long header', phoneJpeg(5), 'IMG_2031.jpeg', 'image/jpeg'],
  ['PDF', pdf, 'receipt.pdf', 'application/pdf'],
  ['PDF 2.0', pdfOf(70_000, '2.0'), 'receipt.pdf', 'application/pdf'],
  ['picture of 40 million pixels', pngOf(8000, 5000), 'big.png', 'image/png'],
  ['picture with a capital ending', png, 'RECEIPT.PNG', 'image/png'],
  ['picture that calls itself a web page', png, 'a.png', 'image/png', 'text/html'],
  ['PDF that calls itself nothing', pdf, 'a.pdf', 'application/pdf', ''],
  ['file of 300 KB', pdfOf(300_000), 'a.pdf', 'application/pdf'],
  ['file of 5 MB to the byte', pdfOf(LIMIT), 'a.pdf', 'application/pdf'],
])('a %s is kept as it is and read back', async (_what, bytes, name, type, claimed?: string) => {
  const before = await keptOf(shop)
  const stored = await upload(bytes, name, claimed)
  expect(stored).toMatchObject({ name, contentType: type, size: bytes.length })
  const read = await doors.ask(stored.url)
  expect(read.headers.get('content-type')).toBe(type)
  expect(read.headers.get('content-length')).toBe(String(bytes.length))
  expect(read.headers.get('content-disposition')).toMatch(/^attachment; /)
  expect(read.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true)
  const after = await keptOf(shop)
  expect([after.rows, after.evidence.length, after.arriving]).toEqual([
    before.rows + 1,
    before.evidence.length + 1,
    [],
  ])
})

test.each([
  ['a way out of the folder', '../../etc/receipt.png', 'receipt.png'],
  ['a Windows path', 'C:\\\\Users\\\\kai\\\\receipt.png', 'receipt.png'],
  ['an encoded line break', 'a%0D%0AX-Evil: 1.png', 'a%0D%0AX-Evil 1.png'],
  ['markup', "'><img onerror=alert(1)>.png", "'img onerror=alert(1).png"],
  ['flowers', 'receipt 🌺.png', 'receipt 🌺.png'],
  ['a hidden file', '.htaccess.png', 'htaccess.png'],
  ['text that runs backwards', 'receipt\u202Egnp.png', 'receiptgnp.png'],
  ['dots', '....receipt.png', 'receipt.png'],
  ['300 letters', `${'a'.repeat(296)}.png`, `${'a'.repeat(116)}.png`],
])('a name that is %s becomes a plain one', async (_what, sent, name) => {
  const stored = await upload(png, sent)
  expect(stored.name).toBe(name)
  const { headers } = await doors.ask(stored.url)
  expect(headers.get('x-evil')).toBeNull()
  const disposition = headers.get('content-disposition') ?? ''
  expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.'()!~*-]+$/)
  expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(name)
})

test('fields may stand before the file and after it', async () => {
  for (const place of ['before', 'after']) {
    const method = { name: 'paymentMethod', bytes: 'cheque' }
    const parts = place === 'before' ? [method, evidence(png)] : [evidence(png), method]
    const path = await givenEvidenceDoor(shop)
    const reply = await sendForm(doors, path, formBytes(parts))
    expect(await reply.json()).toMatchObject({ order: { paymentMethod: 'cheque', hasEvidence: true } })
  }
})

test('the studio and the customer read it, with their token or by its link, as the same bytes', async () => {
  const { url } = await upload(jpeg, 'receipt.jpg')
  const replies = [await doors.ask(url), ...(await bothRead(url.replace(/\?.*/, '')))]
  for (const reply of replies) expect(Buffer.from(await reply.arrayBuffer()).equals(jpeg)).toBe(true)
})

function bothRead(path: string): Promise<Response[]> {
  return Promise.all([leilani, noa].map((person) => doors.ask(path, {}, person)))
}
