import { figureIn } from '#domain/fit/lengths.ts'
import { otherUnit, type LengthUnit } from '#domain/fit/unit-systems.ts'
import type { Sides } from './size-line.ts'
import { weightIn } from '#kit/core/weight.ts'

/** "168 lb (76 kg)"; kilograms first where lengths are in centimeters. */
export function weightText(pounds: number, unit: LengthUnit): string {
  const kg = weightIn(pounds, 'kg')
  return unit === 'in'
    ? `${weightIn(pounds, 'lb')} lb (${Math.round(kg)} kg)`
    : `${kg} kg (${Math.round(pounds)} lb)`
}

/** "92.9 × 40.2 × 31.5 in (236 × 102 × 80 cm)", with `unit` first. */
export function packedSize(packed: Sides, unit: LengthUnit): string {
  return `${sidesIn(packed, unit)} (${sidesIn(packed, otherUnit[unit])})`
}

/** "92.9 × 40.2 × 31.5 in". */
function sidesIn({ widthCm, depthCm, heightCm }: Sides, unit: LengthUnit): string {
  return `${[widthCm, depthCm, heightCm].map((side) => figureIn(side, unit)).join(' × ')} ${unit}`
}
