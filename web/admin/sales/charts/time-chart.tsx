import { useState, type PointerEvent } from 'react'
import { timeStepLabel } from '#domain/sales/time-steps.ts'
import { shownFigure, type ShownReport } from '../shown-report.ts'
import { ChartTip } from './chart-tip.tsx'
import { TimeAxes } from './time-axes.tsx'
import { TimeMarks } from './time-marks.tsx'
import { placeAt, PLOT_HEIGHT, timePlot } from './time-plot.ts'
import { useWidth } from './use-width.ts'

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
