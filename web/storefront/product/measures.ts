import { figureIn } from '#domain/fit/lengths.ts'

const KG_PER_LB = 0.453_592_37

type Sides = { widthCm: number; depthCm: number; heightCm: number }

/** "168 lb (76 kg)". */
export function weightText(pounds: number): string {
  return `${pounds} lb (${Math.round(pounds * KG_PER_LB)} kg)`
}

/** "92.9 × 40.2 × 31.5 in (236 × 102 × 80 cm)": inches first, as everywhere in the shop. */
export function packedSize(packed: Sides): string {
  return `${sidesIn(packed, 'in')} (${sidesIn(packed, 'cm')})`
}

/** "92.9 × 40.2 × 31.5 in". */
export function sidesIn({ widthCm, depthCm, heightCm }: Sides, unit: 'in' | 'cm'): string {
  return `${[widthCm, depthCm, heightCm].map((side) => figureIn(side, unit)).join(' × ')} ${unit}`
}
