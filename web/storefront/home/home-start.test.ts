import { expect, test } from 'vitest'
import { drawPage, type Answers } from '#tests/support/pages/draw-page.ts'
import { samplePackage, sampleStyle } from '#tests/support/samples/package.ts'
import { sampleProduct } from '#tests/support/samples/product.ts'
import { homeRooms } from './load-home.ts'

const pagination = { page: 1, limit: 12, total: 1, pages: 1 }
const noFacets = { categories: [], colors: [], materials: [], rooms: [], styles: [] }
const collection: Answers = {
  'GET /api/products': () => ({
    products: [sampleProduct()],
    pagination,
    facets: { ...noFacets, inStock: 1, onSale: 0, seatHeight: 0 },
  }),
}

test.each([
  ['#collection', 'Pieces'],
  ['/designer-packages', 'Packages'],
  ['/custom-design', 'A home drawn for you'],
])('a door under the welcome leads to %s', async (to, name) => {
  const { html } = await drawPage('/category/all', collection)
  const doors = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)]
  expect(doors.find(([, , words]) => words === name)?.[1]).toContain(to)
})

test('rooms name their pieces, each with its page', async () => {
  const { html, text } = await drawPage('/category/all', collection)
  const [room] = homeRooms([samplePackage()])
  expect(html).toContain(`href="/product/${room?.pieces[0]?.id}"`)
  expect(text).toContain('Driftline sofa')
})

test('the picture of a home shows its first room, that of a style all it holds; without one there is no room', () => {
  const shown = homeRooms([samplePackage({ pictures: [] }), samplePackage(), sampleStyle()])
  expect(shown.map(({ rooms }) => rooms)).toEqual(['Living room', 'Living room, Bedroom'])
  expect(shown.map(({ pieces }) => pieces.map(({ name }) => name))).toEqual([
    ['Driftline sofa'],
    ['Driftline sofa', 'Crest bed'],
  ])
})

test('one piece in two finishes is named in both, and once in each', () => {
  const shown = samplePackage()
  const [items = []] = Object.values(shown.roomBreakdown)
  const [piece] = items
  const other = piece?.picture && { ...piece, picture: { ...piece.picture, variantKey: 'koa' } }
  const roomBreakdown = { 'Living room': [piece, piece, other].flatMap((item) => item ?? []) }
  expect(homeRooms([{ ...shown, roomBreakdown }])[0]?.pieces.map(({ finish }) => finish)).toEqual([
    piece?.picture?.variantKey,
    'koa',
  ])
})

test('without packages the home page is whole', async () => {
  const { status, text } = await drawPage('/category/all', {
    ...collection,
    'GET /api/packages': () => 'package_not_found',
  })
  expect(status).toBe(200)
  expect(text).toContain('A home drawn for you')
  expect(text).not.toContain('Every piece in them can be had by itself.')
})
