import type { Underlay } from './board.ts'

/** A shorter line measures too roughly, and a larger home is a slip of the key, in millimetres. */
const SHORTEST_MM = 1_000
const LARGEST_MM = 200_000
/** How wide a plan is taken to be before anybody has measured it. */
const ASSUMED_MM = 12_000

type SheetSize = { width: number; height: number }

/** A plan as it lies under an empty board, its upper left corner at 0; of no scale where none is known. */
export function laidUnder(size: SheetSize, page: number, mmPerUnit = ASSUMED_MM / size.width): Underlay {
  return { page, mmPerUnit, x: 0, y: 0, turn: 0, opacity: 0.6, hiddenLayers: [] }
}

/** Why a line drawn on the plan cannot be so long in truth; undefined where it can. */
export function scaleDoubt(
  { mmPerUnit }: Underlay,
  size: SheetSize,
  drawnMm: number,
  trueMm: number,
): string | undefined {
  if (trueMm < SHORTEST_MM) return 'Measure a longer line: at least 3′ 4″ (1 m), such as a whole wall'
  const largest = Math.max(size.width, size.height) * mmPerUnit * (trueMm / drawnMm)
  if (!(largest <= LARGEST_MM))
    return `The plan would be ${Number.isFinite(largest) ? `${Math.round(largest / 1000)} m` : 'endlessly'} wide. Check the length.`
  return undefined
}

/** The plan by a line on it whose true length is known. */
export function scaledBy(underlay: Underlay, drawnMm: number, trueMm: number): Underlay {
  return { ...underlay, mmPerUnit: (underlay.mmPerUnit * trueMm) / drawnMm }
}
