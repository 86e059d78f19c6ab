import { setInterval } from 'node:timers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { quotedOrder } from '#tests/support/samples/document.ts'
import { letterShop as shop } from '#tests/support/letters/sample-letters.ts'
import type { DocumentOrder } from './document-words.ts'
import { orderDocument, sheetDocument } from './order-document.ts'
import { orderSheet } from './sheet.ts'

async function pagesOf(order: DocumentOrder): Promise<string[]> {
  return readPdf(await orderDocument(order, shop))
}

function withItems(count: number, item: Partial<DocumentOrder['items'][number]> = {}): DocumentOrder {
  const items = Array.from({ length: count }, (_, index) => ({
    name: `Piece number ${index + 1}`,
    finish: 'Natural linen',
    quantity: 2,
    unitPrice: 12_345,
    ...item,
  }))
  return { ...quotedOrder, items }
}

test('a quote says everything on one page', async () => {
  const pdf = await orderDocument(quotedOrder, shop)
  const [page, ...more] = readPdf(pdf)
  expect(more).toEqual([])
  for (const words of [
    'Lānai',
    '1200 Ala Moana Boulevard, Honolulu, HI 96814',
    'LN-1042March 13, 2026March 26, 2026',
    'leilani@example.com1777 Kapi‘olani Boulevard, Apartment 1402',
    'Honolulu, HI 96815, US',
    'Shoreline sofa1$4,450.00$4,450.00\nNatural linen',
    'Reef floor lamp2$499.00$998.00',
    'Discount−$200.00',
    'Total$5,792.80',
    'The sofa fits the service lift.',
    'When you accept, we hold the pieces for you',
    'Our bank details are never in an email',
    'Page 1 of 1',
  ])
    expect(page).toContain(words)
  expect(pdf.toString('latin1')).toContain('(Quote LN-1042)')
})

test('a request has no prices, only pieces', async () => {
  const request = withItems(3, { unitPrice: null })
  const [page] = await pagesOf({
    ...request,
    quoteStatus: 'requested',
    quotedAt: null,
    validUntil: null,
    note: '',
  })
  expect(page).toContain('Quote request')
  expect(page).toContain('Piece number 32\nNatural linen')
  expect(page).not.toMatch(/\$|Total|Amount|Valid until/)
})

test('a long table repeats its head on every page, loses no piece and numbers the pages', async () => {
  const pages = await pagesOf(withItems(60))
  expect(pages.length).toBeGreaterThan(3)
  for (const [index, page] of pages.slice(0, -1).entries()) {
    expect(page).toContain('PieceQuantityUnit priceAmount')
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
  }
  const found = pages.join('\n').match(/Piece number (\d+)(?=2\$123\.45\$246\.90)/g)
  expect(found).toHaveLength(60)
  expect(
    pages
      .slice(1)
      .every((page) => page.includes('LānaiQuote LN-1042') || page.includes('Quote LN-1042\nLānai')),
  ).toBe(true)
})

test('the sums never stand on a page without a piece', async () => {
  for (let count = 8; count < 24; count++) {
    const pages = await pagesOf(withItems(count))
    expect(pages.find((page) => page.includes('Total$'))).toContain(`Piece number ${count}2`)
  }
})

test('what is collected names who comes for it, and no street of theirs', async () => {
  const [page] = await pagesOf({ ...quotedOrder, isPickup: true })
  expect(page).toContain('Collected by')
  expect(page).not.toMatch(/Deliver to|Kapi‘olani/)
})

test('what a package holds stands room by room under its line, and goes over to the next page with it', async () => {
  const rooms = ['Living room: Driftline sofa (White oak); 2 × Framed art print', 'Kitchen: 2 × Stool (Teak)']
  const [page] = await pagesOf(withItems(1, { name: 'One-bedroom package', finish: '46 items', rooms }))
  expect(page).toContain(`46 items\n${rooms.join('\n')}`)
  const many = await pagesOf(withItems(20, { rooms }))
  expect(many.length).toBeGreaterThan(2)
  for (const sheet of many) {
    expect(sheet.match(/Piece number/g) ?? []).toHaveLength(sheet.match(/Kitchen: 2/g)?.length ?? 0)
  }
})

test('long names wrap and a long note goes on over pages', async () => {
  const name = 'Monkeypod dining table with two extension leaves and a bench that tucks under it '
    .repeat(3)
    .trim()
  const note = 'The barge leaves on Tuesdays. '.repeat(400).trim()
  const pages = await pagesOf({ ...withItems(1, { name, finish: 'W'.repeat(120) }), note })
  const text = pages.join('\n').replaceAll('\n', ' ')
  expect(pages.length).toBeGreaterThan(2)
  expect(text.match(/The barge leaves on Tuesdays\./g)?.length).toBeGreaterThan(200)
  expect(text.replaceAll(/[^W]/g, '')).toHaveLength(120 + 'When'.match(/W/g)!.length)
})

test('what people wrote is text, whatever it looks like', async () => {
  const hostile = {
    ...withItems(1, { name: '<script>alert(1)</script>) Tj ET', finish: '/JavaScript (app.alert)' }),
    note: 'Ōhiʻa \u202Etxet\u0000\r\nПривет 家具 🛋',
  }
  const pdf = await orderDocument(hostile, shop)
  const [page] = readPdf(pdf)
  expect(page).toContain('<script>alert(1)</script>) Tj ET')
  expect(page).toContain('/JavaScript (app.alert)')
  expect(page).toContain('Ōhi‘a txet')
  expect(page).toContain('?????? ?? ?')
  expect(pdf.toString('latin1')).not.toMatch(/JavaScript|OpenAction|Launch/)
})

test('many documents at once leave the server free to answer', async () => {
  let ticks = 0
  const ticking = setInterval(() => ticks++, 10)
  const started = performance.now()
  const pdfs = await Promise.all(Array.from({ length: 8 }, () => orderDocument(withItems(100), shop)))
  clearInterval(ticking)
  const elapsed = performance.now() - started
  expect(pdfs.every((pdf) => pdf.subarray(0, 5).toString() === '%PDF-')).toBe(true)
  expect(ticks).toBeGreaterThan(elapsed / 10 / 3)
})

test('a document that cannot be made is refused, and the next one is made', async () => {
  const undrawable = { ...orderSheet(quotedOrder, shop), facts: null as never }
  await expect(sheetDocument(undrawable, shop)).rejects.toThrow('A document could not be made')
  expect(await pagesOf(quotedOrder)).toHaveLength(1)
})

test('a quote shows its pieces where they have pictures, and says the same beside them', async () => {
  const thumb = await sharp({ create: { width: 24, height: 24, channels: 3, background: '#1a4d4d' } })
    .jpeg()
    .toBuffer()
  const order = withItems(12)
  const items = order.items.map((item, at) => ({ ...item, thumb: at === 1 ? null : thumb }))
  const pdf = await orderDocument({ ...order, items }, shop)
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(11)
  expect(
    readPdf(pdf)
      .join('\n')
      .match(/Piece number \d+2\$123\.45\$246\.90/g),
  ).toHaveLength(12)
  expect((await orderDocument(order, shop)).toString('latin1')).not.toContain('/Subtype /Image')
})
