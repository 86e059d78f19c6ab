import type { ShownReport } from '../shown-report.ts'
import { areaPath, linePath, type TimePlot } from './time-plot.ts'

type TimeMarksProps = {
  points: readonly ShownReport['salesOverTime'][number][]
  plot: TimePlot
  /** The step that is being read. */
  marked: number | undefined
}

/** More days than this flow into a line. */
const MOST_DAYS_AS_COLUMNS = 14
const WIDEST_COLUMN = 48

/** Hours, months and a few days as columns; many days as a line over its area. */
export function TimeMarks({ points, plot, marked }: TimeMarksProps) {
  const isByDay = points[0]?.at.length === 'YYYY-MM-DD'.length
  const flows = isByDay && points.length > MOST_DAYS_AS_COLUMNS
  return flows ? (
    <Line points={points} plot={plot} marked={marked} />
  ) : (
    <Columns points={points} plot={plot} marked={marked} />
  )
}

function Columns({ points, plot, marked }: TimeMarksProps) {
  const width = Math.min(WIDEST_COLUMN, plot.slot * 0.7)
  return points.map(({ at, sales }, place) => (
    <rect
      key={at}
      x={plot.x(place) - width / 2}
      y={plot.y(sales)}
      width={width}
      height={plot.ground - plot.y(sales)}
      rx={Math.min(2, width / 2)}
      className={place === marked ? 'fill-lagoon-dark' : 'fill-lagoon'}
    />
  ))
}

function Line({ points, plot, marked }: TimeMarksProps) {
  const amounts = points.map(({ sales }) => sales)
  const read = marked === undefined ? undefined : points[marked]
  return (
    <>
      <path d={areaPath(amounts, plot)} className="fill-lagoon-soft" />
      <path
        d={linePath(amounts, plot)}
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        className="stroke-lagoon"
      />
      {read && marked !== undefined && (
        <g className="stroke-lagoon">
          <line x1={plot.x(marked)} x2={plot.x(marked)} y1={plot.y(read.sales)} y2={plot.ground} />
          <circle cx={plot.x(marked)} cy={plot.y(read.sales)} r={5} strokeWidth={2} className="fill-paper" />
        </g>
      )}
    </>
  )
}
