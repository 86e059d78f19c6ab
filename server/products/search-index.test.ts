import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import {
  chance,
  randomNumbers,
  randomProduct,
  randomQuery,
  testCategories,
  type Chance,
} from '#tests/support/catalogue/random-catalogue.ts'
import { answerSlowly } from '#tests/support/catalogue/slow-catalogue.ts'
import {
  buildIndex,
  buildIndexBeside,
  type CatalogueIndex,
  type CatalogueQuery,
  type IndexedProduct,
} from './search-index.ts'

const everything: CatalogueQuery = { sort: 'recommended', offset: 0, limit: 100, pricesVisible: true }

function catalogue(random: Chance, size: number): IndexedProduct[] {
  return Array.from({ length: size }, (_, number) => randomProduct(random, number))
}

/** Asks random questions until the two answers differ; undefined when they never do. */
function firstDifference(
  index: CatalogueIndex,
  products: readonly IndexedProduct[],
  random: Chance,
  questions: number,
) {
  for (let question = 0; question < questions; question++) {
    const query = randomQuery(random)
    const [quick, slow] = [index.query(query), answerSlowly(products, query)]
    if (!isDeepStrictEqual(quick, slow)) return { query, quick, slow }
  }
  return undefined
}

describe('answers as the slow way does, in totals, facets and order', { timeout: 60_000 }, () => {
  test('of 600 products', () => {
    const random = chance(20_260_511)
    const products = catalogue(random, 600)
    const index = buildIndex(products, testCategories)
    expect(firstDifference(index, products, random, 120)).toBeUndefined()
  })

  test('of a catalogue that changes', () => {
    const random = chance(7)
    const products = new Map(catalogue(random, 150).map((product) => [product.id, product]))
    const index = buildIndex([...products.values()], testCategories)
    for (let change = 0; change < 250; change += 5) {
      for (let step = 0; step < 5; step++) changeOne(index, products, random, change + step)
      expect(firstDifference(index, [...products.values()], random, 2)).toBeUndefined()
    }
    expect(index.size).toBe(products.size)
  })

  test('of the smallest shops, where one order is often the other', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const random = chance(seed)
      const products = new Map(catalogue(random, 1 + (seed % 5)).map((product) => [product.id, product]))
      const index = buildIndex([...products.values()], testCategories)
      for (let change = 0; change < 8 && products.size > 0; change++) {
        changeOne(index, products, random, change)
        expect(firstDifference(index, [...products.values()], random, 3)).toBeUndefined()
      }
    }
  })

  test('of an empty shop that fills', () => {
    const random = chance(11)
    const products = catalogue(random, 60)
    const index = buildIndex([], testCategories)
    expect(index.query(everything)).toEqual(answerSlowly([], everything))
    for (const product of products) index.change([product], [])
    expect(firstDifference(index, products, random, 100)).toBeUndefined()
  })
})

/** New products, new texts, new numbers and farewells, as a shop sees them. */
function changeOne(
  index: CatalogueIndex,
  products: Map<string, IndexedProduct>,
  random: Chance,
  change: number,
) {
  const ids = [...products.keys()]
  const product = products.get(ids[Math.floor(random() * ids.length)] ?? '')
  if (!product) throw new Error('The shop is empty')
  const kind = random()
  if (kind < 0.25) {
    index.change([], [product.id])
    return void products.delete(product.id)
  }
  const changed =
    kind < 0.55
      ? { ...product, ...randomNumbers(random, product.priceCents) }
      : randomProduct(random, change, kind < 0.75 ? product.id : undefined)
  index.change([changed], [])
  products.set(changed.id, changed)
}

describe('a search', () => {
  const sofa = {
    ...randomProduct(chance(1), 1),
    name: 'Shoreline sofa',
    description: 'Deep.',
    code: 'LN-SOF-001',
  }
  const ottoman = {
    ...randomProduct(chance(2), 2),
    name: 'Shoreline ottoman',
    description: 'Goes with the Shoreline sofa.',
    code: 'LN-OTT-001',
    category: 'outdoor',
    categories: [],
  }
  const index = buildIndex([ottoman, sofa], testCategories)
  const namesFound = (search: string) =>
    index.query({ ...everything, search }).ids.map((id) => (id === sofa.id ? 'sofa' : 'ottoman'))

  test.each([
    ['shoreline sofa', ['sofa']],
    ['SOFAS', ['sofa']],
    ['shorline', ['sofa', 'ottoman']],
    ['otto', ['ottoman']],
    ['lnsof001', ['sofa']],
    ['outdoor', ['ottoman']],
    ['ottoman zebra', ['ottoman']],
    ['zebra', []],
    ['...', []],
  ])('for "%s" finds %j', (search, found) => {
    expect(namesFound(search).toSorted()).toEqual(found.toSorted())
  })

  test('puts what is named so before what mentions it', () => {
    expect(namesFound('sofa')[0]).toBe('sofa')
    expect(namesFound('LN-SOF-001')[0]).toBe('sofa')
    expect(namesFound('sofa with ottoman')).toEqual(['sofa'])
    expect(namesFound('shoreline goes')).toEqual(['ottoman'])
  })

  test('shows once what is said twice', () => {
    const { understood } = index.query({ ...everything, search: 'waterproof outdoor ottoman' })
    expect(understood?.parts).toEqual([
      { label: 'outdoor', without: 'ottoman' },
      { label: 'ottoman', without: 'waterproof outdoor' },
    ])
  })

  test('reads no more than 200 characters', () => {
    expect(namesFound(`sofa ${' '.repeat(200)}zebra`)).toContain('sofa')
  })
})

test('an answer is as fresh as the version, which grows with every change and with nothing else', () => {
  const [product] = catalogue(chance(3), 1)
  if (!product) throw new Error('One was asked for')
  const index = buildIndex([product], testCategories)
  const { version } = index
  expect(index.query(everything).total).toBe(1)
  index.change([], ['unknown'])
  expect(index.version).toBe(version)
  index.change([{ ...product, stock: 0 }], [])
  expect(index.version).toBeGreaterThan(version)
  expect(index.query({ ...everything, inStock: true }).total).toBe(0)
  index.change([], [product.id])
  expect(index.query(everything)).toMatchObject({ total: 0, facets: { inStock: 0, colors: [] } })
})

test('an index is worn after a thousand texts changed, never by stock and price', () => {
  const random = chance(5)
  const [product] = catalogue(random, 1)
  if (!product) throw new Error('One was asked for')
  const index = buildIndex([product], testCategories)
  for (let change = 0; change < 2000; change++)
    index.change([{ ...product, stock: change, priceCents: 100 + change }], [])
  expect(index.isWorn).toBe(false)
  for (let change = 0; change < 501; change++)
    index.change([{ ...product, description: `Text ${change}` }], [])
  expect(index.isWorn).toBe(true)
})

test('an index built beside other work is the same, and lets that work have its turn', async () => {
  const random = chance(13)
  const products = catalogue(random, 1200)
  let turns = 0
  const index = await buildIndexBeside(async () => turns++, products, testCategories)
  expect(turns).toBeGreaterThan(5)
  expect(firstDifference(index, products, random, 20)).toBeUndefined()
})
