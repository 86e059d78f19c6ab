/** Strokes of a drawing as SVG path text: centimetres from the left, and `up` from the floor, which lies at 0. */

/** A thing seen from one side: its parts, the nearer ones later, and the finer lines on them. */
export type Sketch = { parts: string[]; detail: string }

/** A piece in centimetres, as it stands in a room. */
export type Size = { widthCm: number; depthCm: number; heightCm: number; seatHeightCm?: number | undefined }

/** A piece from the front and from its left side, whose front is to the left. */
export type Elevations = { front: Sketch; side: Sketch }

/** A box that stands at `up`, with corners rounded by `round`. */
export function box(x: number, up: number, width: number, height: number, round = 0): string {
  const r = Math.min(round, width / 2, height / 2)
  const [left, right, low, high] = [x, x + width, up, up + height]
  if (r <= 0) return closed(spot(left, low), `H${at(right)}V${at(-high)}H${at(left)}`)
  return closed(
    spot(left + r, low),
    `H${at(right - r)}${corner(right, low, right, low + r)}V${at(-(high - r))}`,
    `${corner(right, high, right - r, high)}H${at(left + r)}${corner(left, high, left, high - r)}`,
    `V${at(-(low + r))}${corner(left, low, left + r, low)}`,
  )
}

/** A tapered leg, `width` wide at the top; its foot stands `lean` to the right of that. */
export function leg(x: number, up: number, width: number, lean = 0): string {
  const taper = width * 0.2
  return shape([x, up], [x + width, up], [x + width - taper + lean, 0], [x + taper + lean, 0])
}

/** A closed shape with straight sides. */
export function shape(...corners: readonly (readonly [x: number, up: number])[]): string {
  return closed(corners.map(([x, up], i) => `${i === 0 ? 'M' : 'L'}${at(x)} ${at(-up)}`).join(''))
}

/** A straight line. */
export function line(x1: number, up1: number, x2: number, up2: number): string {
  return `${spot(x1, up1)}L${at(x2)} ${at(-up2)}`
}

/** A knob or a button. */
export function knob(x: number, up: number): string {
  return box(x - 1, up - 1, 2, 2, 1)
}

/** `count` places that lie evenly between `from` and `to`, without the ends. */
export function between(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + ((i + 1) * (to - from)) / (count + 1))
}

function spot(x: number, up: number): string {
  return `M${at(x)} ${at(-up)}`
}

function corner(x: number, up: number, toX: number, toUp: number): string {
  return `Q${at(x)} ${at(-up)} ${at(toX)} ${at(-toUp)}`
}

function closed(...parts: string[]): string {
  return `${parts.join('')}Z`
}

/** To the millimetre: finer is not to be seen. */
function at(cm: number): number {
  return Math.round(cm * 10) / 10
}
