import { shortTimeStepLabel } from '#domain/sales/time-steps.ts'
import { labelledPlaces, shortMoney } from './money-scale.ts'
import { margins, PLOT_HEIGHT, type TimePlot } from './time-plot.ts'

/** What a label under the drawing needs, in CSS pixels. */
const LABEL_WIDTH = 72

/** Lines of round amounts, and the names of some steps. */
export function TimeAxes({ steps, plot }: { steps: readonly string[]; plot: TimePlot }) {
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
