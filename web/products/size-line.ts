import { cmPer } from '#kit/core/length-units.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'

export type Sides = { widthCm: number; depthCm: number; heightCm: number }

/** "90 × 37 × 35 in": width, depth and height in whole figures. */
export function sizeLine({ widthCm, depthCm, heightCm }: Sides, unit: LengthUnit): string {
  return `${[widthCm, depthCm, heightCm].map((cm) => Math.round(cm / cmPer[unit])).join(' × ')} ${unit}`
}
