import { bothUnits } from '#domain/fit/lengths.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { availabilityText } from '#domain/stock/lead-time.ts'
import { packedSize, weightText } from '#web/products/measures.ts'
import type { ComparedProduct } from './compare-loader.ts'
import { type CompareRow, NOTHING } from './compare-table.tsx'

type Value = (product: ComparedProduct) => string | false | undefined

/** The facts of pieces in their order, line by line; a line that would say nothing of any is left out. */
export function factRows(products: readonly ComparedProduct[], unit: LengthUnit): CompareRow[] {
  const side =
    (name: 'widthCm' | 'depthCm' | 'heightCm' | 'seatHeightCm'): Value =>
    ({ details: { size } }) =>
      size?.[name] !== undefined && bothUnits(size[name], unit)
  const isSized = products.every(({ details }) => details.size)
  const facts: Record<string, Value> = {
    ...(!isSized && { Dimensions: ({ dimensions }) => dimensions.replaceAll(' x ', ' × ') }),
    Width: side('widthCm'),
    Depth: side('depthCm'),
    Height: side('heightCm'),
    'Seat height': side('seatHeightCm'),
    Weight: ({ weight }) => weight !== null && weightText(weight, unit),
    Style: ({ details }) => details.style,
    Materials: ({ materials }) => materials.join(', '),
    Finishes: ({ card }) => card.finishes.join('; '),
    Availability: ({ card }) => availabilityText(card.stock, card.standing),
    'Lead time': ({ details }) => details.leadTime,
    Assembly: ({ details }) => details.assembly,
    Care: ({ details }) => details.care,
    'Packed size': ({ details: { packed } }) => packed && packedSize(packed, unit),
    'Packed weight': ({ details: { packed } }) => packed && weightText(packed.weightLbs, unit),
    Rating: ({ card: { rating, ratingCount } }) => rating !== null && `${rating} of 5 (${ratingCount})`,
  }
  return Object.entries(facts)
    .map(([label, valueOf]) => ({ label, values: products.map((one) => valueOf(one) || NOTHING) }))
    .filter(({ values }) => values.some((value) => value !== NOTHING))
}
