import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { figureIn } from '#domain/fit/lengths.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'

type Sides = { widthCm: number; depthCm: number; heightCm: number }
type Piece = {
  slug: string
  name: string
  description: string
  features: string[]
  materials: string[]
  variants: { options: { name: string }[] }[]
  dimensions: string
  weightLbs: number
  stock: Record<string, number>
  details: {
    size: Sides & { seatHeightCm?: number }
    packed: Sides & { weightLbs: number }
    care: string
    assembly: string
    leadTime: string
  }
}

const pieces = JSON.parse(
  readFileSync(new URL('catalogue/products.json', import.meta.url), 'utf8'),
) as Piece[]

/** Surfaces that a text may promise, and what has to be listed for it. */
const surfaces: Record<string, string> = {
  walnut: 'walnut',
  oak: 'oak',
  teak: 'teak',
  linen: 'linen',
  bouclé: 'bouclé',
  velvet: 'velvet',
  leather: 'leather',
  brass: 'brass',
  steel: 'black steel',
  cane: 'cane',
  travertine: 'travertine',
  cord: 'paper cord',
  painted: 'painted wood',
  glazed: 'glass',
  wool: 'wool',
  rattan: 'rattan',
  marble: 'marble',
}

/** What texts name beside a piece, and not as part of it. */
const company: Record<string, string[]> = {
  'cove-sofa': ['rattan'],
  'harbor-sofa': ['wool'],
  'sedge-bed': ['linen'],
}

const banned =
  /award|famous|iconic|luxur|stunning|exquisite|timeless|world-class|handcrafted by|designed by|hurry|paradise|lorem|ipsum|todo|tbd|placeholder|!/i

const wordsOf = ({ description, features, details }: Piece) =>
  [description, ...features, details.care, details.assembly].join(' ')

test('there are 67 pieces, each with all that a good shop prints', () => {
  expect(pieces).toHaveLength(67)
  const bare = pieces.filter(
    ({ description, features, materials, weightLbs, stock, details: { packed, size, ...said } }) =>
      description.length < 200 ||
      features.length < 3 ||
      materials.length === 0 ||
      !(weightLbs > 0 && packed.weightLbs > 0) ||
      Object.values({ ...size, ...packed }).some((figure) => !(figure > 0)) ||
      [said.care, said.assembly].some((text) => !text.endsWith('.')) ||
      // Each has finishes in stock; one that is made to order says its own weeks.
      said.leadTime !== 'In stock: 2-4 weeks' ||
      !Object.values(stock).some((units) => units > 0),
  )
  expect(bare.map(({ slug }) => slug)).toEqual([])
})

test('each says what it is for and how it is made, in two paragraphs', () => {
  const others = pieces.filter(({ description }) => !/^[^\n]+\n\nHow it is made: [^\n]+\.$/.test(description))
  expect(others.map(({ slug }) => slug)).toEqual([])
})

test('no two pieces tell their own story in the same words', () => {
  const stories = pieces.map(({ description }) => description.split('\n')[0])
  expect(new Set(stories).size).toBe(pieces.length)
})

test('nothing is boasted, invented or left to be written', () => {
  const found = pieces.flatMap((piece) => banned.exec(wordsOf(piece))?.[0] ?? [])
  expect(found).toEqual([])
})

test('the dimensions are those of the drawing, in inches and centimeters', () => {
  for (const { dimensions, details } of pieces) expect(dimensions).toBe(dimensionsOf(details.size))
})

function dimensionsOf({ widthCm, depthCm, heightCm, seatHeightCm: seat }: Piece['details']['size']): string {
  const reported = (cm: number, unit: LengthUnit) => `${figureIn(cm, unit)} ${unit}`
  const inches = `W ${reported(widthCm, 'in')}, D ${reported(depthCm, 'in')}, H ${reported(heightCm, 'in')}`
  const centimetres = `${widthCm} x ${depthCm} x ${heightCm} cm`
  if (seat === undefined) return `${inches} (${centimetres})`
  return `${inches}, seat ${reported(seat, 'in')} (${centimetres}, seat ${reported(seat, 'cm')})`
}

test('figures in the texts are those of the piece, to the inch', () => {
  const wrong = pieces.flatMap((piece) => {
    const { widthCm, depthCm, heightCm } = piece.details.size
    const sides: Record<string, number[]> = {
      wide: [widthCm],
      deep: [depthCm],
      high: [heightCm],
      long: [widthCm, depthCm],
      across: [widthCm, depthCm],
    }
    const figures = piece.features.flatMap((text) =>
      text.startsWith('Frame 67 in')
        ? []
        : [...text.matchAll(/(\d+(?:\.\d+)?) in (wide|deep|high|long|across)\b/g)],
    )
    return figures
      .filter(
        ([, inches, side = '']) => !sides[side]?.some((cm) => Math.abs(cm / 2.54 - Number(inches)) <= 0.6),
      )
      .map(([text]) => `${piece.slug}: ${text}`)
  })
  expect(wrong).toEqual([])
})

test('a surface that a text names is among the materials or the finishes', () => {
  const unlisted = pieces.flatMap((piece) => {
    const { slug, materials, variants } = piece
    const finishes = variants.flatMap(({ options }) => options.map(({ name }) => name))
    const listed = [...materials, ...finishes].join(' ').toLowerCase()
    return Object.entries(surfaces)
      .filter(
        ([word, material]) =>
          names(piece, word) && !listed.includes(material) && !company[slug]?.includes(word),
      )
      .map(([word]) => `${slug}: ${word}`)
  })
  expect(unlisted).toEqual([])
})

function names(piece: Piece, word: string): boolean {
  return new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'iu').test(wordsOf(piece))
}

test('the finish that is shown first is made of the materials', () => {
  const others = pieces.flatMap(({ slug, materials, variants }) => {
    const listed = materials.join(' ').toLowerCase()
    const first = variants[0]?.options[0]?.name.toLowerCase() ?? ''
    return Object.entries(surfaces)
      .filter(([word, material]) => first.includes(word) && !listed.includes(material))
      .map(([word]) => `${slug}: ${word}`)
  })
  expect(others).toEqual([])
})

/** Texts that say that something is put together at home: only such pieces come smaller than they stand. */
const PUT_TOGETHER = /screw|bolt|fit the legs|join|stand the column|set (up|the)|lay/i

test('what arrives whole comes in a larger box, and everything in a heavier one', () => {
  for (const { slug, weightLbs, details } of pieces) {
    const { packed, size, assembly } = details
    expect({ slug, ratio: packed.weightLbs / weightLbs }).toMatchObject({ ratio: between(1.05, 1.5) })
    if (PUT_TOGETHER.test(assembly)) continue
    const [inner, outer] = [sidesOf(size), sidesOf(packed)]
    expect({ slug, fits: inner.every((side, i) => side < (outer[i] ?? 0)) }).toEqual({ slug, fits: true })
  }
})

/** Kilograms to a cubic metre of carton: from an open chair to a stack of solid boards. */
const LIGHTEST = 15
const DENSEST = 300

test('a carton is no heavier than wood and no lighter than air, and as long as the longest part', () => {
  for (const { slug, details } of pieces) {
    const { widthCm, depthCm, heightCm } = details.packed
    const volume = (widthCm * depthCm * heightCm) / 1e6
    const density = details.packed.weightLbs / 2.2046 / volume
    expect({ slug, density }).toMatchObject({ density: between(LIGHTEST, DENSEST) })
    expect({ slug, long: sidesOf(details.packed)[2] >= sidesOf(details.size)[2] - 10 }).toEqual({
      slug,
      long: true,
    })
  }
})

function between(least: number, most: number): unknown {
  return expect.toSatisfy((figure: number) => figure > least && figure < most)
}

function sidesOf({ widthCm, depthCm, heightCm }: Sides): [number, number, number] {
  return [widthCm, depthCm, heightCm].toSorted((a, b) => a - b) as [number, number, number]
}
