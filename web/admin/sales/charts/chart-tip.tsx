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

/** What the point under the pointer says, beside it. */
export function ChartTip({ at, width, lines }: ChartTipProps) {
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
