/** Lines over two logarithmic scales: across there is a mark at each point, upwards one at each tenfold. */
export type Line = { name: string; points: readonly (readonly [x: number, y: number])[] }

type Chart = { title: string; x: string; y: string; lines: readonly Line[] }

const WIDTH = 880
const HEIGHT = 460
const LEFT = 70
const RIGHT = 650
const TOP = 50
const BOTTOM = 400
const LABEL_HEIGHT = 17
const INKS = [
  '#8a5a2b',
  '#2f5d62',
  '#b4532a',
  '#51733b',
  '#7a4b6d',
  '#34495e',
  '#a98212',
  '#5c5c5c',
  '#c0392b',
]

/** The chart as SVG. */
export function chartOf({ title, x, y, lines: requested }: Chart): string {
  // What cost less than could be counted, or was not answered, has no place on such a scale.
  const lines = requested.map((line) => ({
    ...line,
    points: line.points.filter(([, cost]) => cost > 0 && cost < Infinity),
  }))
  const points = lines.flatMap((line) => line.points)
  const sizes = [...new Set(points.map(([value]) => value))]
  const across = scaleOf(sizes, [LEFT, RIGHT])
  const powers = powersAround(points.map(([, value]) => value))
  const up = scaleOf(powers, [BOTTOM, TOP])
  const labels = apart(lines.map(({ points }) => up.place(points.at(-1)?.[1] ?? 1)))
  const drawn = [
    text({ x: 14, y: 20 }, title, 'font-size="16"'),
    text({ x: (LEFT + RIGHT) / 2, y: HEIGHT - 18 }, x, 'text-anchor="middle"'),
    text({ x: 14, y: TOP - 10 }, y),
    ...across.marks.flatMap((mark) => gridLine(across.place(mark), undefined, mark)),
    ...up.marks.flatMap((mark) => gridLine(undefined, up.place(mark), mark)),
    ...lines.flatMap(({ name, points }, at) => {
      const ink = INKS[at % INKS.length]
      const path = points.map(([px, py]) => `${across.place(px)},${up.place(py)}`).join(' ')
      return [
        `<polyline points="${path}" fill="none" stroke="${ink}" stroke-width="2"/>`,
        text({ x: RIGHT + 10, y: (labels[at] ?? 0) + 4 }, name, `fill="${ink}"`),
      ]
    }),
  ]
  const frame = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13"`
  return `<svg ${frame}>\n<rect width="100%" height="100%" fill="#fff"/>\n${drawn.join('\n')}\n</svg>\n`
}

function scaleOf(marks: readonly number[], [from, to]: readonly [number, number]) {
  const [lowest, highest] = [Math.log10(Math.min(...marks)), Math.log10(Math.max(...marks))]
  const span = highest - lowest || 1
  const place = (value: number) => Math.round(from + ((Math.log10(value) - lowest) / span) * (to - from))
  return { place, marks }
}

/** From the power of ten below all values to the one above. */
function powersAround(values: readonly number[]): number[] {
  const lowest = Math.floor(Math.log10(Math.min(...values)))
  const highest = Math.max(lowest + 1, Math.ceil(Math.log10(Math.max(...values))))
  return Array.from({ length: highest - lowest + 1 }, (_, step) => 10 ** (lowest + step))
}

function gridLine(across: number | undefined, up: number | undefined, mark: number): string[] {
  const [x1, x2] = across === undefined ? [LEFT, RIGHT] : [across, across]
  const [y1, y2] = up === undefined ? [TOP, BOTTOM] : [up, up]
  const label = mark.toLocaleString('en-US', { maximumFractionDigits: 4 })
  const line = `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#ddd"/>`
  const at = across === undefined ? { x: LEFT - 8, y: y1 + 4 } : { x: x1, y: BOTTOM + 18 }
  return [line, text(at, label, across === undefined ? 'text-anchor="end"' : 'text-anchor="middle"')]
}

/** The places of labels, moved so far that none covers another. */
function apart(places: readonly number[]): number[] {
  const moved = [...places]
  let free = -Infinity
  for (const at of places.map((_, at) => at).toSorted((a, b) => places[a]! - places[b]!)) {
    moved[at] = Math.max(places[at]!, free)
    free = moved[at] + LABEL_HEIGHT
  }
  return moved
}

function text({ x, y }: { x: number; y: number }, words: string, more = ''): string {
  return `<text x="${x}" y="${y}" ${more}>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`
}
