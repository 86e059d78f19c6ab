import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildIndex, type IndexedProduct } from '#server/products/search-index.ts'
import { type Judged, questions } from './questions.ts'

type DemoProduct = {
  slug: string
  name: string
  description: string
  productCode: string
  categoryId: string
  categories: string[]
  features: string[]
  materials: string[]
  colors: string[]
  details: { style?: string; size: { widthCm: number } }
  isBestSeller: boolean
  variants: { options: { name: string }[] }[]
}

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../demo/catalogue/${file}`, import.meta.url), 'utf8'))
const demo = read('products.json') as DemoProduct[]
const categories = read('categories.json') as { id: string; name: string }[]
const finishesOf = (piece: DemoProduct) =>
  piece.variants.flatMap(({ options }) => options.map(({ name }) => name))

const index = buildIndex(
  demo.map((piece, rank): IndexedProduct => ({
    ...piece,
    id: `00000000-0000-4000-8000-${String(rank).padStart(12, '0')}`,
    code: piece.productCode,
    category: piece.categoryId,
    style: piece.details.style ?? '',
    widthCm: piece.details.size.widthCm,
    depthCm: null,
    heightCm: null,
    seatHeightCm: null,
    priceCents: 100_00,
    salePriceCents: null,
    stock: 5,
    isOnSale: false,
    isNewArrival: false,
    rank,
    createdAt: 0,
  })),
  categories,
)

const kinds = new Set(categories.map(({ id }) => id))
const colors = new Set(demo.flatMap((piece) => piece.colors))

function isRight(piece: DemoProduct, rule: string): boolean {
  return rule.split(' ').every((condition) => condition.split('/').some((one) => holds(piece, one)))
}

function holds(piece: DemoProduct, condition: string): boolean {
  const { name, categoryId, materials } = piece
  const [sign, rest] = [condition[0], condition.slice(1)]
  if (sign === '~') return name.toLowerCase().includes(rest)
  if (sign === '^') return name.toLowerCase().startsWith(rest)
  if (sign === '@') return piece.categories.includes(rest)
  if (sign === 'w') {
    const width = /^w([<>])(\d+)$/.exec(condition)
    if (width)
      return width[1] === '<'
        ? piece.details.size.widthCm < Number(width[2])
        : piece.details.size.widthCm > Number(width[2])
  }
  if (kinds.has(condition)) return categoryId === condition
  if (colors.has(condition)) return piece.colors.includes(condition)
  const traits = [...materials, ...finishesOf(piece)].join(' | ').toLowerCase()
  return traits.includes(condition.replace('~', ' '))
}

type Verdict = Judged & { isGood: boolean; ndcg: number; isEmpty: boolean; shown: string[]; right: number }

function judge({ question, rule }: Judged): Verdict {
  const asked = { search: question, sort: 'recommended', offset: 0, limit: 10, pricesVisible: false } as const
  const found = index.query(asked).ids.flatMap((id) => demo[Number(id.slice(-12))] ?? [])
  const shown = found.map(({ name }) => name)
  if (rule === '-')
    return { question, rule, isGood: found.length === 0, ndcg: 1, isEmpty: false, shown, right: 0 }
  const hits = found.map((piece) => isRight(piece, rule))
  const right = demo.filter((piece) => isRight(piece, rule)).length
  const wanted = right < 4 ? right : 3
  const isGood = hits[0] === true && hits.slice(0, 4).filter(Boolean).length >= Math.min(wanted, right)
  const gain = (many: readonly boolean[]) =>
    many.reduce((sum, hit, at) => sum + (hit ? 1 / Math.log2(at + 2) : 0), 0)
  const best = gain(Array.from({ length: Math.min(right, 10) }, () => true))
  return {
    question,
    rule,
    isGood,
    ndcg: best === 0 ? 0 : gain(hits) / best,
    isEmpty: found.length === 0,
    shown,
    right,
  }
}

test('what shoppers type is answered by what they mean', () => {
  expect(questions.length).toBeGreaterThanOrEqual(200)
  const verdicts = questions.map(judge)
  // A rule that nothing fits judges nothing.
  expect(verdicts.filter(({ rule, right }) => rule !== '-' && right === 0)).toEqual([])
  const mean = (of: (verdict: Verdict) => number) =>
    verdicts.reduce((sum, verdict) => sum + of(verdict), 0) / verdicts.length
  const [success, ndcg, empty] = [
    mean(({ isGood }) => Number(isGood)),
    mean((verdict) => verdict.ndcg),
    mean(({ isEmpty }) => Number(isEmpty)),
  ]
  const missed = verdicts
    .filter(({ isGood }) => !isGood)
    .map(({ question, rule, shown }) => `${question} | ${rule} | ${shown.slice(0, 4).join(', ')}`)
  process.stdout.write(
    `${verdicts.length} questions: success@4 ${success.toFixed(3)}, NDCG@10 ${ndcg.toFixed(3)}, empty ${empty.toFixed(3)}\n${missed.join('\n')}\n`,
  )
  expect(success).toBeGreaterThanOrEqual(0.95)
  expect(ndcg).toBeGreaterThanOrEqual(0.9)
  expect(empty).toBeLessThanOrEqual(0.02)
})
