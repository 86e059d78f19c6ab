/** What a list is narrowed by of how large a piece is: each with the names of its two ends. */
export const measures = {
  width: ['minWidth', 'maxWidth'],
  depth: ['minDepth', 'maxDepth'],
  height: ['minHeight', 'maxHeight'],
  seatHeight: ['minSeatHeight', 'maxSeatHeight'],
} as const

type Measure = keyof typeof measures
export type MeasureEnd = (typeof measures)[Measure][number]

/** The longest that is looked for: 1,000 inches. */
export const MAX_FILTER_CM = 2540
/** The longest text that a size is read from. */
export const MAX_SIZE_LENGTH = 24

export const measureNames = Object.keys(measures) as Measure[]
export const measureEnds = Object.values(measures).flat()
