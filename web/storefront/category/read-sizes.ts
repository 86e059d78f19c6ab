import type { LengthUnit } from '#domain/fit/lengths.ts'
import { MAX_FILTER_CM, type MeasureEnd, measureEnds } from '#domain/products/measures.ts'
import { typedCm } from '#kit/core/length.ts'
import type { ListChoice } from './list-choice.ts'

/** A typed size in centimeters; undefined where pieces cannot be looked for by it. */
export function readSize(typed: string, unit: LengthUnit): number | undefined {
  const cm = typedCm(typed, unit)
  return cm !== undefined && cm <= MAX_FILTER_CM ? cm : undefined
}

/** The sizes of an address as the shop is asked for them; what cannot be read is left out. */
export function readSizes(choice: ListChoice): Partial<Record<MeasureEnd, string>> {
  return Object.fromEntries(
    measureEnds.flatMap((end) => {
      const cm = readSize(choice[end], choice.unit)
      return cm === undefined ? [] : [[end, `${cm}cm`]]
    }),
  )
}
