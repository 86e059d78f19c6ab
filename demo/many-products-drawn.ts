/** Draws one product of many: the same number and seed always give the same one. */
import { cmPer } from '#kit/core/length-units.ts'
import { type Design } from './many-products-designs.ts'

/** As much of a product as its design does not tell; money in cents, lengths in centimeters. */
export type DrawnProduct = {
  id: string
  productCode: string
  name: string
  description: string
  design: number
  width: number
  depth: number
  dimensions: string
  colors: string
  price: number
  salePrice: number | null
  costPrice: number
  isNewArrival: boolean
  isBestSeller: boolean
  /** Seconds before the day it is drawn. */
  age: number
  /** Fifteen random bits, five for each variant. */
  units: number
}

/** What products are drawn from. */
export type Lot = { designs: readonly Design[]; series: readonly string[]; seed: number }

/** Narrowest and widest, as a part of the piece's own width. */
const WIDTHS = [0.8, 1.2] as const
const PRICES = [0.75, 1.35] as const
const COST_PART = 0.5
const SALE_PART = 0.12
const DISCOUNTS = [0.1, 0.15, 0.2, 0.25] as const
const NEW_PART = 0.05
const BEST_PART = 0.02
const FEWEST_COLORS = 1
const MOST_COLORS = 3
const DAY = 86_400
const OLDEST_DAYS = 730
const UNITS = 1 << 15

export function drawProduct({ designs, series, seed }: Lot, number: number): DrawnProduct {
  const roll = dice(seed, number)
  const at = Math.floor(roll() * designs.length)
  const design = designs[at]!
  const width = Math.round(design.size.widthCm * within(WIDTHS, roll()))
  const isRound = design.size.depthCm === design.size.widthCm
  const depth = isRound ? width : design.size.depthCm
  const price = wholeTens(((design.price * width) / design.size.widthCm) * within(PRICES, roll()))
  const isOnSale = roll() < SALE_PART
  const collection = oneOf(series, roll())
  return {
    id: uuidOf(roll),
    productCode: `${design.code.replace('LN', 'LX')}-${String(number).padStart(7, '0')}`,
    name: `${collection} ${design.finish} ${design.kind}, ${inches(width, 0)} in`,
    description: describe(design, { collection, width }, roll),
    design: at,
    width,
    depth,
    dimensions: dimensionsOf(design, width, depth),
    colors: JSON.stringify(someOf(design.colors, roll)),
    price,
    salePrice: isOnSale ? wholeTens(price * (1 - oneOf(DISCOUNTS, roll()))) : null,
    costPrice: wholeTens(price * COST_PART),
    isNewArrival: roll() < NEW_PART,
    isBestSeller: roll() < BEST_PART,
    age: Math.floor((1 + roll() * OLDEST_DAYS) * DAY),
    units: Math.floor(roll() * UNITS),
  }
}

type Chance = () => number

/** A small generator (splitmix32), started anew for every product so that each can be drawn alone. */
function dice(seed: number, number: number): Chance {
  let state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(number, 0x85ebca6b)
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

/** "The Cove walnut bench is 54 inches wide." and then as the piece is described, with some sentences left out. */
function describe(
  design: Design,
  { collection, width }: { collection: string; width: number },
  roll: Chance,
) {
  const lead = `The ${collection} ${design.kind} in ${design.finish} is ${inches(width, 0)} inches wide.`
  const reported = design.opening.filter(() => roll() < 0.6)
  const [first, ...others] = design.making
  const made = [first, ...others.filter(() => roll() < 0.5)].filter((sentence) => sentence !== undefined)
  return [[lead, ...reported].join(' '), made.join(' ')].filter((part) => part !== '').join('\n\n')
}

/** "W 89.8 in, D 37.4 in, H 35 in, seat 18.1 in (228 x 95 x 89 cm, seat 46 cm)" */
function dimensionsOf({ size: { heightCm, seatHeightCm } }: Design, width: number, depth: number): string {
  const seat =
    seatHeightCm === undefined ? ['', ''] : [`, seat ${inches(seatHeightCm)} in`, `, seat ${seatHeightCm} cm`]
  const reported = `W ${inches(width)} in, D ${inches(depth)} in, H ${inches(heightCm)} in${seat[0]}`
  return `${reported} (${width} x ${depth} x ${heightCm} cm${seat[1]})`
}

function inches(centimeters: number, decimals = 1): number {
  return Number((centimeters / cmPer.in).toFixed(decimals))
}

function uuidOf(roll: Chance): string {
  const hex = Array.from({ length: 4 }, () =>
    Math.floor(roll() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

function wholeTens(cents: number): number {
  return Math.round(cents / 1000) * 1000
}

function within([least, most]: readonly [number, number], part: number): number {
  return least + (most - least) * part
}

function oneOf<Item>(items: readonly Item[], part: number): Item {
  return items[Math.floor(part * items.length)]!
}

function someOf(items: readonly string[], roll: Chance): string[] {
  const count = FEWEST_COLORS + Math.floor(roll() * MOST_COLORS)
  const first = Math.floor(roll() * items.length)
  return [...items.slice(first), ...items.slice(0, first)].slice(0, count)
}
