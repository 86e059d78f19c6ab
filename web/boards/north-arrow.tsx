import type { Light } from '#domain/boards/board.ts'
import { northPath } from '#domain/boards/plan-paths.ts'

/** Where north is, once somebody has said it. */
export function NorthArrow({ light: { north, isNorthSet }, className }: NorthArrowProps) {
  if (!isNorthSet) return null
  return (
    <svg
      viewBox="-20 -20 40 40"
      role="img"
      aria-label={`North is ${north}° clockwise from the top`}
      className={`size-10 ${className}`}
    >
      <path d={northPath} transform={`rotate(${north})`} className="fill-none stroke-ink" strokeWidth={1.5} />
    </svg>
  )
}

type NorthArrowProps = { light: Light; className: string }
