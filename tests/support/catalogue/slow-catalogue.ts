/** The catalogue's answers worked out the slow and plain way: what the search index must agree with. */
import { productComparators, type ProductSort, type SortableProduct } from '#domain/products/product-sort.ts'
import type { CatalogueQuery, CatalogueResult, IndexedProduct } from '#server/products/search-index.ts'
import { isOneTypoApart, searchWords, stemOf, wordsOf } from '#server/products/search/words.ts'
import { testCategories } from './random-catalogue.ts'

const categoryOrder = testCategories.map(({ id }) => id)
const lists = ['categories', 'colors', 'materials'] as const
type List = (typeof lists)[number]
type Facet = List | 'inStock' | 'onSale'
type Scores = ReadonlyMap<IndexedProduct, number>

/** Answers `query` by looking at every product for everything asked. */
export function answerSlowly(products: readonly IndexedProduct[], query: CatalogueQuery): CatalogueResult {
  const scores = searchScores(products, query.search?.trim().slice(0, 200))
  const passing = (but?: Facet) =>
    products.filter((product) => scores.has(product) && passes(product, query, but))
  const counted = (list: List) => countValues(passing(list), list, query[list] ?? [])
  const matches = passing().toSorted((a, b) => compare(a, b, query, scores))
  return {
    total: matches.length,
    ids: matches.slice(query.offset, query.offset + query.limit).map(({ id }) => id),
    facets: {
      categories: counted('categories').toSorted((a, b) => placeOf(a.value) - placeOf(b.value)),
      colors: counted('colors').toSorted((a, b) => (a.value < b.value ? -1 : 1)),
      materials: counted('materials').toSorted((a, b) => (a.value < b.value ? -1 : 1)),
      inStock: passing('inStock').filter(({ stock }) => stock > 0).length,
      onSale: passing('onSale').filter(({ isOnSale }) => isOnSale).length,
    },
  }
}

/** A shop's category stands where the shop puts it when it would leave products; all else comes after. */
function placeOf(category: string): number {
  const place = categoryOrder.indexOf(category)
  return place < 0 ? categoryOrder.length : place
}

function countValues(products: readonly IndexedProduct[], list: List, requested: readonly string[]) {
  const values = [...new Set([...products.flatMap((product) => [...valuesOf(product, list)]), ...requested])]
  return values.map((value) => ({
    value,
    count: products.filter((product) => valuesOf(product, list).has(value)).length,
  }))
}

function valuesOf(product: IndexedProduct, list: List): Set<string> {
  return new Set(list === 'categories' ? [product.category, ...product.categories] : product[list])
}

function passes(product: IndexedProduct, query: CatalogueQuery, but?: Facet): boolean {
  const price = product.salePriceCents ?? product.priceCents
  const isInRange = price >= (query.minPrice ?? 0) && price <= (query.maxPrice ?? Infinity)
  const hasValues = (list: List) =>
    list === but || !query[list]?.length || query[list].some((value) => valuesOf(product, list).has(value))
  return (
    (isInRange || !query.pricesVisible) &&
    lists.every(hasValues) &&
    (but === 'inStock' || query.inStock !== true || product.stock > 0) &&
    (but === 'onSale' || query.onSale !== true || product.isOnSale)
  )
}

function compare(a: IndexedProduct, b: IndexedProduct, query: CatalogueQuery, scores: Scores): number {
  const sort: ProductSort =
    query.sort.startsWith('price-') && !query.pricesVisible ? 'recommended' : query.sort
  const better = query.search && sort === 'recommended' ? (scores.get(b) ?? 0) - (scores.get(a) ?? 0) : 0
  const [left, right] = [sortable(a), sortable(b)]
  return (
    better ||
    productComparators[sort](left, right) ||
    productComparators.recommended(left, right) ||
    (a.id < b.id ? -1 : 1)
  )
}

function sortable(product: IndexedProduct): SortableProduct {
  return { ...product, price: product.priceCents, salePrice: product.salePriceCents }
}

/** The products found and how well; all of them where nothing is searched. */
function searchScores(products: readonly IndexedProduct[], search: string | undefined): Scores {
  if (!search) return new Map(products.map((product) => [product, 0]))
  const words = searchWords(search)
  if (words.length === 0) return new Map()
  const found = words.map((word) => {
    const existing = scoresOf(products, (text) => qualityOf(word, text))
    return existing.size > 0 ? existing : scoresOf(products, (text) => Number(isTypoOf(word, text)))
  })
  const all = products.filter((product) => found.every((scores) => scores.has(product)))
  return new Map(
    all.map((product) => [product, found.reduce((sum, scores) => sum + (scores.get(product) ?? 0), 0)]),
  )
}

function scoresOf(products: readonly IndexedProduct[], qualityIn: (word: string) => number): Scores {
  const words = new Set(products.flatMap((product) => [...textOf(product).keys()]))
  const quality = new Map(Array.from(words, (word) => [word, qualityIn(word)]))
  const scores = products.map((product): [IndexedProduct, number] => {
    const worths = Array.from(textOf(product), ([word, worth]) => (quality.get(word) ?? 0) * worth)
    return [product, Math.max(...worths)]
  })
  return new Map(scores.filter(([, score]) => score > 0))
}

const texts = new WeakMap<IndexedProduct, ReadonlyMap<string, number>>()

/** Word → what it is worth by the fields it stands in. */
function textOf(product: IndexedProduct): ReadonlyMap<string, number> {
  const text = texts.get(product) ?? readText(product)
  texts.set(product, text)
  return text
}

function readText({ name, code, category, categories, description }: IndexedProduct): Map<string, number> {
  const nameOf = (id: string) => testCategories.find((one) => one.id === id)?.name ?? id
  const fields = [
    { words: wordsOf(name), worth: 8 },
    { words: [...wordsOf(code), wordsOf(code).join('')], worth: 6 },
    { words: [category, ...categories].flatMap((id) => wordsOf(nameOf(id))), worth: 4 },
    { words: wordsOf(description), worth: 1 },
  ]
  const worths = new Map<string, number>()
  for (const { words, worth } of fields)
    for (const word of new Set(words)) worths.set(word, (worths.get(word) ?? 0) + worth)
  return worths
}

const LETTERS = /^\p{L}+$/u

function qualityOf(requested: string, word: string): number {
  if (word === requested || (LETTERS.test(word) && stemOf(word) === stemOf(requested))) return 4
  return requested.length > 1 && word.startsWith(requested) ? 2 : 0
}

function isTypoOf(requested: string, word: string): boolean {
  if (requested.length < 4 || !LETTERS.test(requested) || !LETTERS.test(word)) return false
  const isStemNear = stemOf(requested).length >= 4 && isOneTypoApart(stemOf(requested), stemOf(word))
  return isStemNear || isOneTypoApart(requested, word)
}
