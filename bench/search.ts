/**
 * What a question costs that is asked for the first time, by processor time, in an index of its own: no server, no
 * database. `npm run bench:search -- --products 10000`; the questions are those of tests/search, and each is asked of
 * every index once for warming up and then `ROUNDS` times, so that a busy machine changes little.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { designsOf, seriesOf } from '#demo/many-products-designs.ts'
import { drawProduct, type Lot } from '#demo/many-products-drawn.ts'
import type { NewProduct } from '#server/products/insert-product.ts'
import { type CatalogueIndex, IndexBuilder, type IndexedProduct } from '#server/products/search-index.ts'
import { questions } from '#tests/search/questions.ts'

const ROUNDS = 5
const SEED = 1

type Category = { id: string; name: string }

const read = async (name: string) =>
  JSON.parse(await readFile(new URL(`../demo/catalogue/${name}.json`, import.meta.url), 'utf8'))

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } })
const size = Number(values.products)
const index = await indexOf(size)
const packed = index.pack()
const bytes = Object.values(packed.arrays).reduce((sum, { byteLength }) => sum + byteLength, 0)
const line = (what: string, figure: number, unit: string) =>
  `${what.padEnd(34)} ${figure.toFixed(3)} ${unit}\n`

ask(index)
const rounds = Array.from({ length: ROUNDS }, () => ask(index))
const best = questions.map((_, at) => Math.min(...rounds.map((round) => round.wall[at]!)))
const sorted = best.toSorted((a, b) => a - b)
process.stdout.write(
  [
    `${size} products, ${questions.length} questions\n`,
    line('CPU of a question, mean', Math.min(...rounds.map(({ cpu }) => cpu)), 'ms'),
    line('best time, p50', sorted[Math.floor(sorted.length / 2)]!, 'ms'),
    line('best time, p99', sorted[Math.floor(sorted.length * 0.99)]!, 'ms'),
    line('arrays of the index', bytes / 1e6, 'MB'),
    ...questions
      .map(({ question }, at) => ({ question, ms: best[at]! }))
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 5)
      .map(({ question, ms }) => line(`  slow: ${question.slice(0, 24)}`, ms, 'ms')),
  ].join(''),
)

/** Each question once: processor time of this thread at the mean, and what each took. */
function ask(of: CatalogueIndex): { cpu: number; wall: number[] } {
  const before = process.threadCpuUsage()
  const wall = questions.map(({ question: search }) => {
    const start = performance.now()
    of.query({ search, sort: 'recommended', offset: 0, limit: 12, pricesVisible: true })
    return performance.now() - start
  })
  const { user, system } = process.threadCpuUsage(before)
  return { cpu: (user + system) / 1000 / questions.length, wall }
}

async function indexOf(many: number): Promise<CatalogueIndex> {
  const products = ((await read('products')) as NewProduct[]).map((product) => ({ ...product, pictures: [] }))
  const lot: Lot = { designs: designsOf(products), series: seriesOf(products), seed: SEED }
  const builder = new IndexBuilder((await read('categories')) as Category[])
  for (let number = 0; number < many; number++) builder.add(indexed(lot, number))
  const steps = builder.build()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

function indexed(lot: Lot, number: number): IndexedProduct {
  const drawn = drawProduct(lot, number)
  const {
    categoryId,
    categories,
    features,
    materials,
    details,
    size: own,
    variants,
  } = lot.designs[drawn.design]!
  return {
    ...drawn,
    code: drawn.productCode,
    category: categoryId,
    categories,
    colors: JSON.parse(drawn.colors) as string[],
    materials,
    features,
    variants,
    style: details.style ?? '',
    widthCm: drawn.width,
    depthCm: drawn.depth,
    heightCm: own.heightCm,
    seatHeightCm: details.size?.seatHeightCm ?? null,
    priceCents: drawn.price,
    salePriceCents: drawn.salePrice,
    stock: drawn.units % 7,
    isOnSale: drawn.salePrice !== null,
    rank: number,
    createdAt: -drawn.age,
  }
}
