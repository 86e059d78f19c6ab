import { MAX_FILTER_CM, measureEnds } from '#domain/products/measures.ts'
import { typedCm } from '#kit/core/length.ts'
import type { ListChoice } from './list-choice.ts'

/** The sizes of an address in centimeters, by how they were typed; what cannot be read is left out. */
export function readSizes(choice: ListChoice): Record<string, number> {
  return Object.fromEntries(
    measureEnds.flatMap((end) => {
      const cm = typedCm(choice[end], choice.unit)
      return cm === undefined || cm > MAX_FILTER_CM ? [] : [[choice[end], cm]]
    }),
  )
}
