/** What fits between the margins of both letter and A4, under a title, in millimetres. */
const PAPER = { width: 178, height: 185 }
const SCALES = [25, 50, 100, 200, 500] as const
const SMALLEST = 1_000

/** The largest usual scale at which so much of a plan fits on one sheet: 50 for 1:50. */
export function paperScale({ width, height }: { width: number; height: number }): number {
  return SCALES.find((scale) => width / scale <= PAPER.width && height / scale <= PAPER.height) ?? SMALLEST
}
