import { randomUUID } from 'node:crypto'
import { productSorts } from '#domain/products/product-sort.ts'
import type { CatalogueQuery, IndexedProduct } from '#server/products/search-index.ts'

/** Numbers from 0 up to 1, the same ones for the same seed. */
export type Chance = () => number

/** A small generator (mulberry32): quick, repeatable and good enough for test data. */
export function chance(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const testCategories = ['sofa', 'chair', 'table', 'bench', 'living-room', 'outdoor'].map((id) => ({
  id,
  name: id === 'living-room' ? 'Living room' : `${id[0]?.toUpperCase()}${id.slice(1)}s`,
}))
const categoryIds = testCategories.map(({ id }) => id)

const colors = ['brown', 'white', 'blue', 'green', 'black']
const materials = ['Walnut', 'White oak', 'Teak', 'Linen', 'Bouclé', 'Cane']
const names = ['Lānai', 'Shoreline', 'Tidal', 'Reed', 'Canoe', 'Sedge', 'Cove', 'Plank']
const things = ['sofa', 'chair', 'lounge chair', 'bench', 'table', 'side table', 'stool']
const fabrics = ['White oak, sage linen', 'Indigo linen', 'Bone bouclé', 'Moss velvet']
const legs = ['Walnut', 'Ebonized oak', 'Teak']
const said = [
  'carved',
  'slatted',
  'benches beside it',
  'walnut legs',
  'woven cane',
  'for dining',
  'lounging',
  'oiled teak',
]
const searched = [
  'chair',
  'chairs',
  'sofs',
  'tabel',
  'lanai',
  'lounging',
  'carving',
  'wal',
  'shoreline sofa',
  'living',
  'cahir teak',
  'oak',
  'dine',
  'ln',
  'ln-001',
  'the reed',
  'the',
  'zebra',
  '!!',
  'boucle',
  't',
  'bench walnut',
]

/** A product of a few words and values, so that random questions meet many of them and ties are common. */
export function randomProduct(random: Chance, number: number, id: string = randomUUID()): IndexedProduct {
  const price = 100 * (1 + Math.floor(random() * 40))
  const maybeCm = () => (random() < 0.5 ? Math.ceil(random() * 200) : null)
  return {
    id,
    name: `${oneOf(random, names)} ${oneOf(random, things)}`,
    description: someOf(random, said).join(', '),
    code: `LN-${String(number % 900).padStart(3, '0')}`,
    category: oneOf(random, categoryIds),
    categories: someOf(random, categoryIds),
    colors: someOf(random, colors),
    materials: someOf(random, materials),
    variants: [fabrics, legs].map((options) => ({
      options: someOf(random, options).map((finish) => ({ name: finish })),
    })),
    features: [],
    style: oneOf(random, ['', 'Modern', 'Scandinavian, coastal']),
    widthCm: maybeCm(),
    depthCm: null,
    heightCm: maybeCm(),
    seatHeightCm: maybeCm(),
    ...randomNumbers(random, price),
  }
}

/** What changes about a product without a change of its texts. */
export function randomNumbers(random: Chance, priceCents: number) {
  const isOnSale = random() < 0.2
  return {
    priceCents,
    salePriceCents: isOnSale ? Math.floor(priceCents * 0.8) : null,
    isOnSale,
    stock: random() < 0.2 ? 0 : Math.ceil(random() * 20),
    isNewArrival: random() < 0.1,
    isBestSeller: random() < 0.1,
    rank: Math.floor(random() * 200),
    createdAt: 1_700_000_000_000 + Math.floor(random() * 50) * 86_400_000,
  }
}

/** A question as the shop's pages ask them: any mix of search, filters, sort and page. */
export function randomQuery(random: Chance): CatalogueQuery {
  const maybe = <Value>(part: number, value: () => Value) => (random() < part ? value() : undefined)
  return {
    search: maybe(0.4, () => oneOf(random, searched)),
    categories: maybe(0.4, () => someOf(random, [...categoryIds, 'unknown'])),
    colors: maybe(0.3, () => someOf(random, colors)),
    materials: maybe(0.3, () => someOf(random, materials)),
    rooms: maybe(0.2, () => someOf(random, ['living room', 'dining room', 'entry', 'outdoor', 'unknown'])),
    styles: maybe(0.2, () => someOf(random, ['modern', 'coastal', 'unknown'])),
    minWidth: maybe(0.1, () => Math.floor(random() * 100)),
    maxHeight: maybe(0.1, () => Math.floor(random() * 200)),
    maxSeatHeight: maybe(0.1, () => Math.floor(random() * 200)),
    minPrice: maybe(0.2, () => 100 * Math.floor(random() * 30)),
    maxPrice: maybe(0.2, () => 100 * Math.floor(random() * 50)),
    inStock: maybe(0.3, () => random() < 0.8),
    onSale: maybe(0.2, () => random() < 0.8),
    sort: oneOf(random, productSorts),
    offset: Math.floor(random() ** 3 * 600),
    limit: 1 + Math.floor(random() * 30),
    pricesVisible: random() < 0.7,
  }
}

function oneOf<Value>(random: Chance, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from')
  return value
}

function someOf<Value>(random: Chance, values: readonly Value[]): Value[] {
  const part = random() * 0.6
  return values.filter(() => random() < part)
}
