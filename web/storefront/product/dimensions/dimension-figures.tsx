import { lengthText } from '#domain/fit/lengths.ts'
import type { DimensionLine } from '#domain/drawings/dimension-drawing.ts'

/** Half of the slanted tick at each end of a dimension line. */
const TICK = 3
/** From the piece to its dimension lines, and on to the figures. */
const BELOW = 14
const BESIDE = 10
const TO_FIGURES = 6

type DimensionFiguresProps = { line: DimensionLine; left: number; floor: number }

/** A dimension line with a slanted tick at each end, inches over centimetres. */
export function DimensionFigures({ line, left, floor }: DimensionFiguresProps) {
  const { from, to } = line
  const middle = (from + to) / 2
  if (line.along === 'floor')
    return (
      <>
        <path
          d={`M${from} ${floor + BELOW}H${to}${tick(from, floor + BELOW)}${tick(to, floor + BELOW)}`}
          className="stroke-muted"
        />
        <Figures cm={line.cm} x={middle} y={floor + BELOW + TO_FIGURES + 9} anchor="middle" />
      </>
    )
  const x = left - BESIDE
  return (
    <>
      <path d={`M${x} ${from}V${to}${tick(x, from)}${tick(x, to)}`} className="stroke-muted" />
      <Figures cm={line.cm} x={x - TO_FIGURES} y={middle - 3} anchor="end" />
    </>
  )
}

function tick(x: number, y: number): string {
  return `M${x - TICK} ${y + TICK}L${x + TICK} ${y - TICK}`
}

type FiguresProps = { cm: number; x: number; y: number; anchor: 'middle' | 'end' }

function Figures({ cm, x, y, anchor }: FiguresProps) {
  return (
    <text aria-hidden="true" textAnchor={anchor} className="text-xs tabular-nums">
      <tspan x={x} y={y} className="fill-ink font-medium">
        {lengthText(cm, 'in')}
      </tspan>
      <tspan x={x} y={y + 14} className="fill-muted">
        {lengthText(cm, 'cm')}
      </tspan>
    </text>
  )
}
