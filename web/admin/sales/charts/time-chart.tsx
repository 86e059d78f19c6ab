import { useState, type PointerEvent, useEffect, useRef } from 'react'
import { timeStepLabel, shortTimeStepLabel } from '#domain/sales/time-steps.ts'
import { shownFigure, type ShownReport } from '../shown-report.ts'
import { TimeMarks } from './time-marks.tsx'
import { placeAt, PLOT_HEIGHT, timePlot, margins, type TimePlot } from './time-plot.ts'
import { labelledPlaces, shortMoney } from './money-scale.ts'

const LETTER_WIDTH = 6.6

const LINE_HEIGHT = 17

const PADDING = 10

/** From the point that is read, in CSS pixels. */
const AWAY = 14

type ChartTipProps = {
  at: { x: number; y: number }
  /** How wide the drawing is: a tip stays inside. */
  width: number
  lines: readonly string[]
}

/** What a label under the drawing needs, in CSS pixels. */
const LABEL_WIDTH = 72

const BEFORE_MEASURED = 640

type Point = ShownReport['salesOverTime'][number]

/** Sales over time; a pointer, a finger or the arrow keys read it step by step. */
export function TimeChart({ points }: { points: readonly Point[] }) {
  const { ref, width } = useWidth<HTMLDivElement>()
  const [place, setPlace] = useState<number>()
  const plot = timePlot(
    points.map(({ sales }) => sales),
    width,
  )
  const point = place === undefined ? undefined : points[place]

  function follow(event: PointerEvent<HTMLInputElement>) {
    const left = event.clientX - (ref.current?.getBoundingClientRect().left ?? 0)
    setPlace(placeAt(left, points.length, plot))
  }

  return (
    <div
      ref={ref}
      className="relative rounded-control has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-lagoon"
    >
      <svg aria-hidden="true" width="100%" height={PLOT_HEIGHT} className="block overflow-visible text-muted">
        <TimeAxes steps={points.map(({ at }) => at)} plot={plot} />
        <TimeMarks points={points} plot={plot} marked={place} />
        {point && place !== undefined && (
          <ChartTip at={{ x: plot.x(place), y: plot.y(point.sales) }} width={width} lines={linesOf(point)} />
        )}
      </svg>
      <input
        type="range"
        aria-label="Read the chart step by step"
        aria-valuetext={point ? linesOf(point).join(', ') : 'Nothing chosen'}
        min={0}
        max={points.length - 1}
        value={place ?? 0}
        onChange={({ target }) => setPlace(Number(target.value))}
        onFocus={() => setPlace((existing) => existing ?? points.length - 1)}
        onBlur={() => setPlace(undefined)}
        onPointerMove={follow}
        onPointerLeave={({ currentTarget }) =>
          document.activeElement === currentTarget || setPlace(undefined)
        }
        className="absolute inset-0 size-full cursor-crosshair opacity-0"
      />
    </div>
  )
}

function linesOf({ at, sales, orders }: Point): string[] {
  const count = `${shownFigure('count', orders)} ${orders === 1 ? 'order' : 'orders'}`
  return [timeStepLabel(at), `${shownFigure('money', sales)} · ${count}`]
}

/** How wide an element is, in CSS pixels, so that a drawing keeps its letters readable. */
function useWidth<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState(BEFORE_MEASURED)

  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

/** Lines of round amounts, and the names of some steps. */
function TimeAxes({ steps, plot }: { steps: readonly string[]; plot: TimePlot }) {
  const room = plot.width - margins.left - margins.right
  return (
    <g className="fill-current text-xs">
      {plot.ticks.map((amount) => (
        <g key={amount}>
          <line
            x1={margins.left}
            x2={plot.width - margins.right}
            y1={plot.y(amount)}
            y2={plot.y(amount)}
            className="stroke-line"
          />
          <text x={margins.left - 8} y={plot.y(amount) + 4} textAnchor="end">
            {shortMoney(amount)}
          </text>
        </g>
      ))}
      {labelledPlaces(steps.length, Math.floor(room / LABEL_WIDTH)).map((place) => (
        <text key={steps[place]} x={plot.x(place)} y={PLOT_HEIGHT - 6} textAnchor="middle">
          {shortTimeStepLabel(steps[place] ?? '')}
        </text>
      ))}
    </g>
  )
}

/** What the point under the pointer says, beside it. */
function ChartTip({ at, width, lines }: ChartTipProps) {
  const wide = Math.max(...lines.map((line) => line.length)) * LETTER_WIDTH + 2 * PADDING
  const high = lines.length * LINE_HEIGHT + PADDING
  const left = at.x + AWAY + wide > width ? at.x - AWAY - wide : at.x + AWAY
  const top = Math.max(0, at.y - high - AWAY / 2)
  return (
    <g transform={`translate(${Math.max(0, left)} ${top})`}>
      <rect width={wide} height={high} rx={6} className="fill-ink" />
      {lines.map((line, place) => (
        <text
          key={line}
          x={PADDING}
          y={PADDING + 8 + place * LINE_HEIGHT}
          className="fill-paper text-xs font-medium tabular-nums"
        >
          {line}
        </text>
      ))}
    </g>
  )
}
