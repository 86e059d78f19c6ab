import type { Paper } from './paper.ts'
import { accent, sheet, styles } from './paper-styles.ts'

/** Figures one after the other, and what is written above and below them. */
export type PrintedChart = {
  bars: readonly number[]
  /** Which is the highest. */
  peak: string
  first: string
  last: string
}

const WIDTH = sheet.right - sheet.left
const HEIGHT = 84
const WIDEST_BAR = 18
/** The part of its place that a bar fills. */
const FILLED = 0.7
const BELOW_LINE = 4
const BELOW = 14

/** How high a chart is, in points. */
export const CHART_HEIGHT = HEIGHT + 2 * (styles.small.leading + BELOW_LINE) + BELOW

/** Figures as bars on one line, the highest as high as the chart. */
export function drawChart(paper: Paper, { bars, peak, first, last }: PrintedChart): void {
  paper.write(peak, styles.small)
  paper.skip(BELOW_LINE)
  drawBars(paper, bars)
  paper.skip(HEIGHT)
  paper.rule()
  paper.skip(BELOW_LINE)
  paper.beside(
    () => paper.write(first, styles.small),
    () => paper.write(last, styles.small, { align: 'right' }),
  )
  paper.skip(BELOW)
}

function drawBars(paper: Paper, bars: readonly number[]): void {
  const place = WIDTH / bars.length
  const width = Math.min(place * FILLED, WIDEST_BAR)
  const scale = HEIGHT / Math.max(...bars)
  const bottom = paper.y + HEIGHT
  paper.draw((doc) => {
    for (const [index, bar] of bars.entries()) {
      const left = sheet.left + index * place + (place - width) / 2
      doc.rect(left, bottom - bar * scale, width, bar * scale)
    }
    doc.fill(accent)
  })
}
