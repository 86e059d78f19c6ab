import type { Point } from '#domain/boards/polygons.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { lengthWords } from '../plan-words.ts'

type TraceLinesProps = {
  points: readonly Point[]
  next: Point | null
  mmPerPixel: number
  /** In which the line to the next point is measured; not at all where there is no scale yet. */
  unit?: LengthUnit
}

/** What is drawn so far: its corners, the line to the next one, and how long that is. */
export function TraceLines({ points, next, mmPerPixel, unit }: TraceLinesProps) {
  const line = [...points, ...(next ? [next] : [])]
  const last = points.at(-1)
  const path = line.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return (
    <g aria-hidden="true" className="pointer-events-none">
      <path d={path} className="fill-none stroke-lagoon" strokeWidth={2 * mmPerPixel} />
      {line.map(({ x, y }, at) => (
        <circle
          // A corner may lie where another does.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${at} ${x} ${y}`}
          cx={x}
          cy={y}
          r={5 * mmPerPixel}
          strokeWidth={2 * mmPerPixel}
          className="fill-paper stroke-lagoon"
        />
      ))}
      {last && next && unit && (
        <text
          x={(last.x + next.x) / 2}
          y={(last.y + next.y) / 2 - 10 * mmPerPixel}
          fontSize={13 * mmPerPixel}
          textAnchor="middle"
          className="fill-ink font-sans font-medium tabular-nums"
        >
          {lengthWords(Math.hypot(next.x - last.x, next.y - last.y), unit)}
        </text>
      )}
    </g>
  )
}
