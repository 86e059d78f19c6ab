/** The catalogue's answers worked out the slow and plain way, but for what a search finds: what the index must agree with. */
import { productComparators, type ProductSort, type SortableProduct } from '#domain/products/product-sort.ts'
import {
  buildIndex,
  type CatalogueIndex,
  type CatalogueQuery,
  type CatalogueResult,
  type IndexedProduct,
} from '#server/products/search-index.ts'
import { measureNames, measures } from '#domain/products/measures.ts'
import { meaningsFor } from '#server/products/search/product-lexicon.ts'
import { testCategories } from './random-catalogue.ts'
import { hasInOneFinish } from './slow-finishes.ts'

const categoryOrder = testCategories.map(({ id }) => id)
const lists = ['categories', 'colors', 'materials', 'rooms', 'styles'] as const
type List = (typeof lists)[number]
type Facet = List | 'inStock' | 'onSale'
type Scores = ReadonlyMap<IndexedProduct, number>

/** Answers `query` by looking at every product for everything asked. */
export function answerSlowly(products: readonly IndexedProduct[], query: CatalogueQuery): CatalogueResult {
  const scores = searchScores(products, query.search?.trim().slice(0, 200))
  const judged = products.flatMap((product) =>
    scores.has(product) ? { product, failed: failedBy(product, query) } : [],
  )
  const passing = (but?: Facet) =>
    judged
      .filter(({ failed }) => failed.every((one) => one === but || (one === 'apart' && isTrait(but))))
      .map(({ product }) => product)
  const counted = (list: List) => countValues(passing(list), list, query)
  const matches = passing().toSorted((a, b) => compare(a, b, query, scores))
  const search = query.search?.trim().slice(0, 200)
  return {
    ...traitsOf(products, query, search),
    total: matches.length,
    ids: matches.slice(query.offset, query.offset + query.limit).map(({ id }) => id),
    facets: {
      categories: counted('categories').toSorted((a, b) => placeOf(a.value) - placeOf(b.value)),
      colors: counted('colors').toSorted(byValue),
      materials: counted('materials').toSorted(byValue),
      rooms: counted('rooms').toSorted(byValue),
      styles: counted('styles').toSorted(byValue),
      seatHeight: matches.filter(({ seatHeightCm }) => seatHeightCm).length,
      inStock: passing('inStock').filter(({ stock }) => stock > 0).length,
      onSale: passing('onSale').filter(({ isOnSale }) => query.pricesVisible && isOnSale).length,
    },
  }
}

const isTrait = (facet?: Facet) => facet === 'colors' || facet === 'materials'

const byValue = (a: { value: string }, b: { value: string }) => (a.value < b.value ? -1 : 1)

/** A shop's category stands where the shop puts it when it would leave products; all else comes after. */
function placeOf(category: string): number {
  const place = categoryOrder.indexOf(category)
  return place < 0 ? categoryOrder.length : place
}

function countValues(products: readonly IndexedProduct[], list: List, query: CatalogueQuery) {
  const requested = query[list] ?? []
  const isTogether = (product: IndexedProduct, value: string) => {
    if (list === 'colors') return hasInOneFinish(product, [value], query.materials)
    return list !== 'materials' || hasInOneFinish(product, query.colors, [value])
  }
  const values = [...new Set([...products.flatMap((product) => [...valuesOf(product, list)]), ...requested])]
  return values
    .map((value) => ({
      value,
      count: products.filter((product) => valuesOf(product, list).has(value) && isTogether(product, value))
        .length,
    }))
    .filter(({ value, count }) => count > 0 || requested.includes(value))
}

const meanings = meaningsFor(testCategories)
const known = new WeakMap<IndexedProduct, Record<List, Set<string>>>()

function valuesOf(product: IndexedProduct, list: List): Set<string> {
  const existing = known.get(product)
  if (existing) return existing[list]
  const { rooms, styles } = meanings.read(product)
  const { category, categories, colors, materials } = product
  const sets = {
    categories: new Set([category, ...categories]),
    colors: new Set(colors),
    materials: new Set(materials),
    rooms: new Set(rooms),
    styles: new Set(styles),
  }
  known.set(product, sets)
  return sets[list]
}

function isOfSize(product: IndexedProduct, query: CatalogueQuery): boolean {
  return measureNames.every((measure) => {
    const [min, max] = measures[measure].map((end) => query[end])
    const cm = product[`${measure}Cm`]
    if (min === undefined && max === undefined) return true
    return cm !== null && cm >= (min ?? 0) && cm <= (max ?? Infinity)
  })
}

/** The facets whose filters a product fails; `other` for what is no facet, and `apart` is what colors and materials fail together. */
function failedBy(product: IndexedProduct, query: CatalogueQuery): string[] {
  const price = product.salePriceCents ?? product.priceCents
  const isInRange = price >= (query.minPrice ?? 0) && price <= (query.maxPrice ?? Infinity)
  const lacks = (list: List) =>
    Boolean(query[list]?.length) && !query[list]?.some((value) => valuesOf(product, list).has(value))
  const isOther = (query.pricesVisible && !isInRange) || !isOfSize(product, query)
  return [
    ...(isOther ? ['other'] : []),
    ...lists.filter(lacks),
    ...(hasInOneFinish(product, query.colors, query.materials) ? [] : ['apart']),
    ...(query.inStock === true && product.stock === 0 ? ['inStock'] : []),
    ...(query.pricesVisible && query.onSale === true && !product.isOnSale ? ['onSale'] : []),
  ]
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

function traitsOf(
  products: readonly IndexedProduct[],
  { colors, materials }: CatalogueQuery,
  search?: string,
) {
  const { understood, traits } = search ? askAnew(products, search) : { understood: undefined, traits: [] }
  const { traits: chosen } = askAnew(products, '', { colors, materials })
  return { understood, traits: [...traits, ...chosen] }
}

const indexes = new WeakMap<readonly IndexedProduct[], CatalogueIndex>()

/** The products found and how well, by an index that never knew others; all of them where nothing is searched. */
function searchScores(products: readonly IndexedProduct[], search: string | undefined): Scores {
  if (!search) return new Map(products.map((product) => [product, 0]))
  const { ids } = askAnew(products, search)
  const byId = new Map(products.map((product) => [product.id, product]))
  return new Map(ids.flatMap((id, place) => (byId.has(id) ? [[byId.get(id)!, -place]] : [])))
}

function askAnew(
  products: readonly IndexedProduct[],
  search: string,
  filters: Pick<CatalogueQuery, 'colors' | 'materials'> = {},
): CatalogueResult {
  const index = indexes.get(products) ?? buildIndex(products, testCategories)
  indexes.set(products, index)
  return index.query({
    ...filters,
    search,
    sort: 'recommended',
    offset: 0,
    limit: products.length,
    pricesVisible: true,
  })
}
