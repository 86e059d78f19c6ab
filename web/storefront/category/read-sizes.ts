import { bothUnits, lengthText } from '#domain/fit/lengths.ts'
import { MAX_FILTER_CM, measureEnds } from '#domain/products/measures.ts'
import { typedCm } from '#kit/core/length.ts'
import type { ListChoice } from './list-choice.ts'

/** A size that pieces are looked for by: in centimeters, and as it reads. */
export type ReadSize = { cm: number; text: string; inBoth: string }

/** The sizes of an address, by how they were typed; what cannot be read is left out. */
export function readSizes(choice: ListChoice): Record<string, ReadSize> {
  const { unit } = choice
  return Object.fromEntries(
    measureEnds.flatMap((end) => {
      const cm = typedCm(choice[end], unit)
      if (cm === undefined || cm > MAX_FILTER_CM) return []
      return [[choice[end], { cm, text: lengthText(cm, unit), inBoth: bothUnits(cm, unit) }]]
    }),
  )
}
