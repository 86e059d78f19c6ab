import { formatLength } from '#domain/designs/plan-lengths.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import type { PlanPoint, PlanScale } from './plan-props.ts'
import type { Line, Measuring } from './use-measuring.ts'
import { onTable, type ViewControls } from './view.ts'

type MeasureLinesProps = { measuring: Measuring; controls: ViewControls; pointer: PlanPoint | null }

/** Half of the stroke that ends a dimension line, in pixels. */
const TICK = 7

/** The line that is measured, and that by which it is; they lie over the table, as thin at every zoom. */
export function MeasureLines({ measuring, controls, pointer }: MeasureLinesProps) {
  const { tool, line, scale, metresOf } = measuring
  const drawn: Line | undefined = line?.length === 1 && pointer ? [line[0], pointer] : line
  const unit = useLengthUnit()
  const metres = drawn && tool === 'measure' ? metresOf(drawn) : undefined
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 z-10 size-full">
      {tool === 'scale' && scale && !line && <ScaleLine scale={scale} controls={controls} unit={unit} />}
      {drawn && (
        <DimensionLine
          line={drawn}
          controls={controls}
          className="stroke-koa"
          label={reported(metres, unit)}
        />
      )}
    </svg>
  )
}

type ScaleLineProps = { scale: PlanScale; controls: ViewControls; unit: LengthUnit }

function ScaleLine({ scale: { a, b, metres }, controls, unit }: ScaleLineProps) {
  const label = reported(metres, unit)
  return <DimensionLine line={[a, b]} controls={controls} className="stroke-lagoon" label={label} />
}

function reported(metres: number | undefined, unit: LengthUnit): string | undefined {
  if (metres === undefined) return undefined
  const { imperial, metric } = formatLength(metres)
  return unit === 'in' ? `${imperial}  ·  ${metric}` : `${metric}  ·  ${imperial}`
}

type DimensionLineProps = { line: Line; controls: ViewControls; className: string; label?: string }

function DimensionLine({ line: [a, b], controls: { view, sheet }, className, label }: DimensionLineProps) {
  const from = onTable(view, a, sheet)
  const to = b && onTable(view, b, sheet)
  const path = to
    ? dimensionPath(from, to)
    : `M${from.x - TICK} ${from.y}h${2 * TICK}M${from.x} ${from.y - TICK}v${2 * TICK}`
  return (
    <>
      <path d={path} className="plan-measure-edge" strokeWidth={5} fill="none" strokeLinecap="round" />
      <path d={path} className={className} strokeWidth={1.75} fill="none" strokeLinecap="round" />
      {to && label !== undefined && (
        <LengthLabel x={(from.x + to.x) / 2} y={(from.y + to.y) / 2} text={label} />
      )}
    </>
  )
}

/** A line with a slanted stroke at both ends, as draughtsmen draw it. */
function dimensionPath(from: PlanPoint, to: PlanPoint): string {
  const tick = ({ x, y }: PlanPoint) => `M${x - TICK} ${y + TICK}l${2 * TICK} ${-2 * TICK}`
  return `M${from.x} ${from.y}L${to.x} ${to.y}${tick(from)}${tick(to)}`
}

/** About how wide a letter is, in pixels. */
const LETTER = 7.4

function LengthLabel({ x, y, text }: { x: number; y: number; text: string }) {
  const width = text.length * LETTER + 16
  return (
    <g transform={`translate(${x} ${y - 22})`}>
      <rect x={-width / 2} y={-14} width={width} height={28} rx={14} className="fill-ink" />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-paper font-sans text-sm tabular-nums"
      >
        {text}
      </text>
    </g>
  )
}
