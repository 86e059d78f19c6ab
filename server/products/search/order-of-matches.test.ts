import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  chance,
  randomNumbers,
  randomProduct,
  randomQuery,
  testCategories,
} from '#tests/support/catalogue/random-catalogue.ts'
import { buildIndex, type CatalogueQuery, type IndexedProduct, unpackBeside } from '../search-index.ts'

const everything: CatalogueQuery = { sort: 'recommended', offset: 0, limit: 200, pricesVisible: true }

describe('equal matches', () => {
  const random = chance(17)
  const one = randomProduct(random, 1)
  // Alike in every word: only stock, tier, rank and id tell them apart, and of these there are few.
  const alike = Array.from({ length: 200 }, (): IndexedProduct => ({
    ...one,
    ...randomNumbers(random, 100_00),
    id: randomUUID(),
    name: 'Reed chair',
    rank: Math.floor(random() * 5),
  }))
  const tierOf = ({ isBestSeller, isNewArrival }: IndexedProduct) => (isBestSeller ? 0 : isNewArrival ? 1 : 2)
  const keyOf = (product: IndexedProduct) =>
    [Number(product.stock === 0), tierOf(product), product.rank, product.id].join(' ')
  const expected = alike.map((product) => ({ id: product.id, key: keyOf(product) }))
  const byKey = expected.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ id }) => id)
  const query = { ...everything, search: 'reed chair' }

  test('stand by stock, tier, rank and id, in whatever order a process came to know them', () => {
    const ways = [alike, alike.toReversed(), alike.toSorted((a, b) => a.createdAt - b.createdAt)]
    for (const way of ways) expect(buildIndex(way, testCategories).query(query).ids).toEqual(byKey)
    const grown = buildIndex([], testCategories)
    for (const product of alike.toReversed()) grown.change([{ ...product, rank: 9, stock: 3 }], [])
    for (const product of alike) grown.change([product], [])
    expect(grown.query(query).ids).toEqual(byKey)
    const pages = [0, 33, 66, 99, 132, 165, 198].flatMap(
      (offset) => grown.query({ ...query, offset, limit: 33 }).ids,
    )
    expect(pages).toEqual(byKey)
  })

  test('stand so in an index that was stored and read again', async () => {
    const packed = buildIndex(alike.toReversed(), testCategories).pack()
    const unpacked = await unpackBeside(async () => {}, structuredClone(packed))
    expect(unpacked.query(query).ids).toEqual(byKey)
  })
})

test('where prices are hidden no answer depends on them, the one for pieces on sale neither', () => {
  const random = chance(23)
  const products = Array.from({ length: 500 }, (_, number) => randomProduct(random, number))
  const otherwise = products.map((product) => ({
    ...product,
    priceCents: 100 + Math.floor(random() * 900_000),
    salePriceCents: product.salePriceCents === null ? null : Math.floor(random() * 100),
  }))
  const [index, other] = [products, otherwise].map((all) => buildIndex(all, testCategories))
  for (let question = 0; question < 300; question++) {
    const asked = randomQuery(random)
    const query = { ...asked, search: asked.search && `${asked.search} under $500`, pricesVisible: false }
    for (const onSale of [query.onSale, true])
      expect(other?.query({ ...query, onSale })).toEqual(index?.query({ ...query, onSale }))
  }
})
