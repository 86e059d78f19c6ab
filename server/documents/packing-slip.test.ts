import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { letterOrder, letterShop as shop } from '#tests/support/letters/sample-letters.ts'
import type { PackedPiece } from './packed-table.ts'
import { packingSlip } from '../orders/papers/order-document.ts'
import type { PackingSlip } from './slip-pages.ts'

const sofa: PackedPiece = { name: 'Lānai sofa Kaʻiulani', finish: 'Koa, Natural linen', quantity: 1 }
const bowl: PackedPiece = { name: 'Turned wood bowl', finish: '', quantity: 12 }

const slip: PackingSlip = {
  number: letterOrder.number,
  createdAt: letterOrder.createdAt,
  lines: [
    { ...sofa, rooms: [] },
    {
      name: 'One-bedroom package',
      finish: '',
      quantity: 2,
      rooms: [
        { name: 'Living room', pieces: [sofa] },
        { name: 'Lānai', pieces: [bowl] },
      ],
    },
  ],
  isPickup: false,
  pickupAddress: '1200 Ala Moana Boulevard',
  shippingAddress: letterOrder.shippingAddress,
  shippingMethod: 'White glove',
  delivery: [
    ['Way in', 'Stairs'],
    ['Delivery note', 'Call first.\nGate code 12.'],
  ],
  trackingNumber: 'YM-204',
}

const pagesOf = async (changes: Partial<PackingSlip> = {}) =>
  readPdf(await packingSlip({ ...slip, ...changes }, shop))

test('it says what to pack and where it goes, packages opened by room, and names no price', async () => {
  const pdf = await packingSlip(slip, shop)
  const [page = '', ...more] = readPdf(pdf)
  expect(more).toEqual([])
  for (const words of [
    'Packing slip',
    'LN-1042',
    'White glove',
    'Deliver to',
    'Way in',
    'Stairs',
    'Call first.',
    'Gate code 12.',
    '1777 Kapi‘olani Boulevard, Apartment 1402',
    'YM-204',
    'PieceQuantity',
    'Lānai sofa Ka‘iulani1',
    'Koa, Natural linen',
    'One-bedroom package, 2 sets',
    'Living room',
    'Turned wood bowl12',
    'Packed by, and when',
    'Page 1 of 1',
  ])
    expect(page).toContain(words)
  expect(page).toMatch(/Pieces[\s\S]*14/)
  expect(page).not.toMatch(/\$|\?|Total|price/i)
  expect(pdf.toString('latin1')).toContain('(Packing slip LN-1042)')
})

test('a pickup names who collects it and where, and no street of theirs', async () => {
  const [page = ''] = await pagesOf({ isPickup: true, shippingMethod: 'Local pickup', trackingNumber: '' })
  for (const words of ['Local pickup', 'Collected by', 'Collected at', '1200 Ala Moana Boulevard'])
    expect(page).toContain(words)
  expect(page).not.toMatch(/Kapi‘olani|Deliver to|Tracking/)
})

test('a piece after a package is not taken for a part of it', async () => {
  const [page = ''] = await pagesOf({ lines: [...slip.lines, { ...bowl, rooms: [] }] })
  expect(page.match(/Single pieces/g)).toHaveLength(1)
  expect(page).toMatch(/Turned wood bowl12\s+Single pieces\s+Turned wood bowl12/)
  expect((await pagesOf())[0]).not.toContain('Single pieces')
})

test('a long list goes over pages with its head on each, and loses no piece', async () => {
  const pieces = Array.from({ length: 90 }, (_, at) => ({ ...bowl, name: `Piece number ${at + 1}.` }))
  const rooms = [
    { name: 'Living room', pieces: pieces.slice(0, 45) },
    { name: 'Bedroom', pieces: pieces.slice(45) },
  ]
  const pages = await pagesOf({ lines: [{ name: 'A home', finish: '', quantity: 1, rooms }] })
  expect(pages.length).toBeGreaterThan(3)
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
    if (at < pages.length - 1) expect(page).toContain('PieceQuantity')
  }
  expect(pages.join('\n').match(/Piece number \d+\.12/g)).toHaveLength(90)
})

test('the name of a room stands on the page of its first piece', async () => {
  for (let count = 8; count < 24; count++) {
    const filling = Array.from({ length: count }, () => ({ ...bowl, rooms: [] }))
    const home = { name: 'A home', finish: '', quantity: 1, rooms: [{ name: 'Hall', pieces: [sofa] }] }
    const pages = await pagesOf({ lines: [...filling, home] })
    const page = pages.find((text) => text.includes('Hall'))
    expect(page).toMatch(/A home\s+Hall\s+Lānai sofa/)
  }
})
