import { beforeEach, expect, test } from 'vitest'
import { noa, nobody } from '#tests/support/people.ts'
import { seedCategories, seedListed } from '#tests/support/seed/catalogue.ts'
import { tags } from '#server/tags.ts'
import { testShop, type TestAsk } from '#tests/support/test-shop.ts'

const shop = testShop()

type Query = TestAsk<'GET /api/products'>['query']

const list = (query?: Query, person = nobody) => shop.as(person).call('GET /api/products', { query })
const namesOf = async (query?: Query) => (await list(query)).products.map(({ name }) => name)

beforeEach(() => seedCategories(shop.shop.db, 'sofa', 'chair'))

const inTwoLinens = [
  {
    name: 'Fabric',
    options: [
      { id: 'natural', name: 'Natural linen', priceDifference: 0, default: true },
      { id: 'sage', name: 'Sage linen', priceDifference: 0, default: false },
    ],
  },
]

test('a search says how it was understood, and names the finish that was asked for', async () => {
  const { shop: inside } = shop
  await seedListed(inside, {
    name: 'Cove sofa',
    categoryId: 'sofa',
    colors: ['green'],
    variants: inTwoLinens,
  })
  await seedListed(inside, { name: 'Green chair', colors: ['green'], rank: 2 })
  const { products, understood } = await list({ search: 'gren couch by togo' })
  expect(products.map(({ name, finish }) => [name, finish])).toEqual([['Cove sofa', 'sage']])
  expect(understood).toMatchObject({
    kind: 'sofa',
    colors: ['green'],
    dropped: ['togo'],
    corrected: [{ from: 'gren', to: 'green' }],
    notMade: [],
  })
  expect(understood?.parts.map(({ label, without }) => [label, without])).toEqual([
    ['green', 'couch by togo'],
    ['sofa', 'green by togo'],
  ])
  const filtered = await list({ color: 'green' }, noa)
  expect(filtered.products.map(({ name, finish }) => [name, finish])).toEqual([
    ['Cove sofa', 'sage'],
    ['Green chair', undefined],
  ])
  expect(filtered.understood).toBeUndefined()
  const natural = await list({ search: 'linen sofa' })
  expect(natural.products.map(({ finish }) => finish)).toEqual([undefined])
})

test('a color and a material are looked for in one finish, by search and by filter', async () => {
  const variant = (name: string, ...names: string[]) => ({
    name,
    options: names.map((option, at) => ({
      id: `${name}${at}`,
      name: option,
      priceDifference: 0,
      default: at === 0,
    })),
  })
  const both = { colors: ['green', 'brown'], materials: ['Walnut'] }
  const seed = (name: string, rank: number, ...variants: ReturnType<typeof variant>[]) =>
    seedListed(shop.shop, { name, rank, ...both, variants })
  await seed('Apart chair', 1, variant('finish', 'Walnut', 'Sage seat, white oak frame'))
  await seed('Together chair', 2, variant('finish', 'White oak', 'Sage seat, walnut frame'))
  await seed(
    'Chosen chair',
    3,
    variant('fabric', 'Rust linen', 'Moss velvet'),
    variant('legs', 'Teak', 'Walnut'),
  )
  await seed('Plain chair', 4, variant('size', 'Low', 'High'))

  expect(await namesOf({ search: 'walnut green chair' })).toEqual([
    'Together chair',
    'Chosen chair',
    'Plain chair',
    'Apart chair',
  ])
  const filtered = await list({ color: 'green', material: 'Walnut' })
  expect(filtered.products.map(({ name }) => name)).toEqual(['Together chair', 'Chosen chair', 'Plain chair'])
  expect(filtered.pagination.total).toBe(3)
  const green = { value: 'green', count: 3 }
  expect(filtered.facets.colors).toEqual([{ value: 'brown', count: 4 }, green])
  expect((await list({ material: 'Walnut' })).facets.colors).toContainEqual(green)
  expect((await list({ color: 'green' })).facets.materials).toEqual([{ value: 'Walnut', count: 3 }])
  expect((await list()).facets.colors).toContainEqual({ value: 'green', count: 4 })
})

test.each([
  ['return policy', ['returns']],
  ['What is your return policy?', ['returns']],
  ['waranty', undefined],
  ['warranty', ['warranty']],
  ['free shipping', ['shipping']],
  ['how long does delivery take', ['shipping']],
  ['sofa delivery', undefined],
  ['blue rug', undefined],
  ['how long', undefined],
])('%j is answered by the pages %j', async (search, pages) => {
  await seedListed(shop.shop, { name: 'Lull sofa', categoryId: 'sofa' })
  expect((await list({ search })).pages).toEqual(pages)
})

test('what was mended is said in whole words, and a long word never becomes a short one', async () => {
  await seedListed(shop.shop, { name: 'Shoreline sofa', categoryId: 'sofa' })
  await seedListed(shop.shop, { name: 'Side chair', description: 'Ships flat.', rank: 2 })
  const { understood } = await list({ search: 'shorline sofa' })
  expect(understood?.corrected).toEqual([{ from: 'shorline', to: 'shoreline' }])
  const { products, understood: none } = await list({ search: 'snipping to maui' })
  expect([products, none?.corrected]).toEqual([[], []])
})

test('what is not wanted is not looked for', async () => {
  await seedListed(shop.shop, { name: 'Cove sofa', categoryId: 'sofa', materials: ['Linen'] })
  await seedListed(shop.shop, { name: 'Tan sofa', categoryId: 'sofa', materials: ['Leather'], rank: 2 })
  for (const search of ['not leather sofa', 'sofa without real leather'])
    expect(await namesOf({ search })).toEqual(['Cove sofa', 'Tan sofa'])
  expect(await namesOf({ search: 'leather sofa' })).toEqual(['Tan sofa'])
})

test('rooms, styles and sizes filter, and are counted', async () => {
  await seedCategories(shop.shop.db, 'outdoor')
  await shop.shop.cache.apply(tags.categories)
  const small = { size: { widthCm: 136, depthCm: 82, heightCm: 84, seatHeightCm: 45 } }
  const wide = { size: { widthCm: 228, depthCm: 95, heightCm: 89 } }
  await seedListed(shop.shop, { name: 'Alcove', categoryId: 'sofa', details: small, categories: ['outdoor'] })
  await seedListed(shop.shop, { name: 'Shoreline', categoryId: 'sofa', details: wide, rank: 2 })
  await seedListed(shop.shop, { name: 'Reed', categoryId: 'chair', rank: 3 })
  expect(await namesOf({ maxWidth: '60' })).toEqual(['Alcove'])
  expect(await namesOf({ maxWidth: `5'` })).toEqual(['Alcove'])
  expect(await namesOf({ minWidth: '136 cm', maxWidth: '137cm' })).toEqual(['Alcove'])
  expect(await namesOf({ minWidth: '53.5', maxWidth: '89.8' })).toEqual(['Alcove', 'Shoreline'])
  expect(await namesOf({ minDepth: '0', maxHeight: '34' })).toEqual(['Alcove'])
  expect(await namesOf({ minSeatHeight: '0' })).toEqual(['Alcove'])
  expect(await namesOf({ room: 'outdoor' })).toEqual(['Alcove'])
  const { facets } = await list({ category: 'sofa' })
  expect(facets.rooms).toContainEqual({ value: 'outdoor', count: 1 })
  expect(facets.seatHeight).toBe(1)
  for (const maxWidth of ['wide', '-1', '1001'])
    await expect(list({ maxWidth })).rejects.toMatchObject({ status: 400 })
})

test.each([
  ['84 inch sofa', ['84 inch']],
  ['54 in sofa', []],
  ['sofa under 40 in', ['40 in']],
  ['sofa under 60 in', []],
  ['sofa under $1,000', ['$1,000']],
  ['84 inch sofa for 900 dollars', ['900 dollars', '84 inch']],
])('%j says that %j was not used', async (search, unused) => {
  const details = { size: { widthCm: 136, depthCm: 82, heightCm: 84 } }
  await seedListed(shop.shop, { name: 'Alcove sofa', categoryId: 'sofa', details })
  const { products, understood } = await list({ search })
  expect(products.map(({ name }) => name)).toEqual(['Alcove sofa'])
  expect(understood?.dropped).toEqual(unused)
})

test.each([
  ['54in', ['Alcove sofa', 'Cove chair'], []],
  ['136 cm', ['Alcove sofa', 'Cove chair'], []],
  ['4\' 6"', ['Alcove sofa', 'Cove chair'], []],
  ['over 4 feet', ['Alcove sofa'], []],
  ['under 30 inches', ['Cove chair'], []],
  ['less than 30 inches', ['Cove chair'], []],
  ['over 12ft', ['Cove chair', 'Alcove sofa'], ['12ft']],
  ['something under $500', ['Cove chair', 'Alcove sofa'], ['$500']],
])('%j without a kind is asked of every piece', async (search, names, unused) => {
  const sized = (widthCm: number) => ({ size: { widthCm, depthCm: 82, heightCm: 84 } })
  await seedListed(shop.shop, { name: 'Cove chair', categoryId: 'chair', details: sized(70) })
  await seedListed(shop.shop, { name: 'Alcove sofa', categoryId: 'sofa', details: sized(136), rank: 2 })
  const { products, understood } = await list({ search })
  expect(products.map(({ name }) => name)).toEqual(names)
  expect(understood?.dropped).toEqual(unused)
})

test('of a kind that nobody makes here the nearest is shown, and said; of a rug nothing', async () => {
  await seedListed(shop.shop, { name: 'Lull sofa', categoryId: 'sofa' })
  const nearest = await list({ search: 'sectional couch' })
  expect(nearest.products.map(({ name }) => name)).toEqual(['Lull sofa'])
  expect(nearest.understood?.notMade).toEqual(['sectional couch'])
  const rug = await list({ search: 'blue rug' })
  expect([rug.products, rug.understood?.notMade]).toEqual([[], ['rug']])
})

test('a product code is that product alone, however it is written', async () => {
  await seedListed(shop.shop, { name: 'Lull sofa', productCode: 'LN-SOF-009' })
  await seedListed(shop.shop, { name: 'Other sofa', productCode: 'LN-SOF-010' })
  expect(await namesOf({ search: 'ln sof 009' })).toEqual(['Lull sofa'])
  expect(await namesOf({ search: 'LNSOF009' })).toEqual(['Lull sofa'])
})
