import { useId } from 'react'
import { bothUnits, lengthText } from '#domain/fit/lengths.ts'
import { otherUnit, type LengthUnit } from '#domain/fit/unit-systems.ts'
import type { View, DimensionLine } from '#domain/drawings/dimension-drawing.ts'
import type { Sketch } from '#domain/drawings/sketch.ts'

type ElevationViewProps = { view: View; pixelsPerCm: number; name: string; unit: LengthUnit }

/** A piece from one side: hairlines on a floor line, its figures at the edges. */
export function ElevationView({ view, pixelsPerCm, name, unit }: ElevationViewProps) {
  const id = useId()
  const { width, height, left, floor, sketch, figure, seat, lines } = view
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-figures`}
      width={Math.round(width)}
      height={Math.round(height)}
      viewBox={`0 0 ${Math.round(width)} ${Math.round(height)}`}
      fill="none"
      strokeLinejoin="round"
    >
      <title id={`${id}-title`}>{`${name} from the ${view.of}, to scale`}</title>
      <desc id={`${id}-figures`}>{figuresOf(view, unit)}</desc>
      {figure && <Drawn sketch={figure.sketch} left={figure.left} {...{ floor, pixelsPerCm }} isFigure />}
      <path d={`M0 ${floor}H${width}`} className="stroke-edge" />
      <Drawn {...{ sketch, left, floor, pixelsPerCm }} />
      {seat && (
        <path d={`M${left - 8} ${seat.up}H${seat.to}`} strokeDasharray="4 3" className="stroke-lagoon" />
      )}
      {lines.map((line) => (
        <DimensionFigures key={line.along} line={line} left={left} floor={floor} unit={unit} />
      ))}
    </svg>
  )
}

type DrawnProps = { sketch: Sketch; left: number; floor: number; pixelsPerCm: number; isFigure?: boolean }

function Drawn({ sketch: { parts, detail }, left, floor, pixelsPerCm, isFigure = false }: DrawnProps) {
  return (
    <g transform={`translate(${left} ${floor}) scale(${pixelsPerCm})`}>
      {parts.map((part) => (
        <path
          key={part}
          d={part}
          vectorEffect="non-scaling-stroke"
          className={isFigure ? 'fill-sand stroke-line' : 'fill-paper stroke-ink'}
        />
      ))}
      {detail !== '' && (
        <path d={detail} vectorEffect="non-scaling-stroke" strokeWidth={0.75} className="stroke-edge" />
      )}
    </g>
  )
}

/** "89.8 in (228 cm) wide, 35 in (89 cm) high": the figures as they are read out. */
function figuresOf({ of, lines }: View, unit: LengthUnit): string {
  const across = of === 'front' ? 'wide' : 'deep'
  const up = of === 'front' ? 'high' : 'from the floor to the seat'
  return lines.map(({ along, cm }) => `${bothUnits(cm, unit)} ${along === 'floor' ? across : up}`).join(', ')
}

/** Half of the slanted tick at each end of a dimension line. */
const TICK = 3
/** From the piece to its dimension lines, and on to the figures. */
const BELOW = 14
const BESIDE = 10
const TO_FIGURES = 6

type DimensionFiguresProps = { line: DimensionLine; left: number; floor: number; unit: LengthUnit }

/** A dimension line with a slanted tick at each end, the shop's unit over the other. */
function DimensionFigures({ line, left, floor, unit }: DimensionFiguresProps) {
  const { from, to } = line
  const middle = (from + to) / 2
  if (line.along === 'floor')
    return (
      <>
        <path
          d={`M${from} ${floor + BELOW}H${to}${tick(from, floor + BELOW)}${tick(to, floor + BELOW)}`}
          className="stroke-muted"
        />
        <Figures cm={line.cm} unit={unit} x={middle} y={floor + BELOW + TO_FIGURES + 9} anchor="middle" />
      </>
    )
  const x = left - BESIDE
  return (
    <>
      <path d={`M${x} ${from}V${to}${tick(x, from)}${tick(x, to)}`} className="stroke-muted" />
      <Figures cm={line.cm} unit={unit} x={x - TO_FIGURES} y={middle - 3} anchor="end" />
    </>
  )
}

function tick(x: number, y: number): string {
  return `M${x - TICK} ${y + TICK}L${x + TICK} ${y - TICK}`
}

type FiguresProps = { cm: number; unit: LengthUnit; x: number; y: number; anchor: 'middle' | 'end' }

function Figures({ cm, unit, x, y, anchor }: FiguresProps) {
  return (
    <text aria-hidden="true" textAnchor={anchor} className="text-xs tabular-nums">
      <tspan x={x} y={y} className="fill-ink font-medium">
        {lengthText(cm, unit)}
      </tspan>
      <tspan x={x} y={y + 14} className="fill-muted">
        {lengthText(cm, otherUnit[unit])}
      </tspan>
    </text>
  )
}
