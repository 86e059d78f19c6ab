import { between, box, knob, leg, line, shape, type Elevations, type Size, type Sketch } from './sketch.ts'

/** A top on an apron and four splayed legs. */
export function table({ widthCm: w, depthCm: d, heightCm: h }: Size): Elevations {
  const seenFrom = (width: number): Sketch => {
    const inset = width * 0.12
    return {
      parts: [
        leg(inset, h - 4, 5, -inset * 0.5),
        leg(width - inset - 5, h - 4, 5, inset * 0.5),
        box(inset * 0.8, h - 11, width - inset * 1.6, 7),
        box(0, h - 3.5, width, 3.5, 1),
      ],
      detail: line(2, h - 2, width - 2, h - 2),
    }
  }
  return { front: seenFrom(w), side: seenFrom(d) }
}

/** Where people write; what a desk has above this stands on it. */
const DESKTOP = 75
const DRAWERS = 13

/** Shallow drawers side by side under the top, on long legs. */
export function desk({ widthCm: w, depthCm: d, heightCm: h }: Size): Elevations {
  const top = Math.min(h, DESKTOP)
  const hasGallery = h > top + 2
  const low = top - 3 - DRAWERS
  const seenFrom = (width: number, gallery: string[]): Sketch => ({
    parts: [
      leg(width * 0.07, low, 5, -width * 0.04),
      leg(width * 0.93 - 5, low, 5, width * 0.04),
      box(width * 0.03, low, width * 0.94, DRAWERS),
      box(0, top - 3, width, 3, 1),
      ...gallery,
    ],
    detail: '',
  })
  const front = seenFrom(w, hasGallery ? [box(w * 0.04, top, w * 0.92, h - top, 1)] : [])
  const side = seenFrom(d, hasGallery ? [box(d * 0.66, top, d * 0.34, h - top, 1)] : [])
  const seams = between(w * 0.03, w * 0.97, 2)
  const pulls = [w * 0.19, w * 0.5, w * 0.81].map((x) => knob(x, low + DRAWERS / 2))
  const detail = [...seams.map((x) => line(x, low, x, top - 3)), ...pulls].join('')
  return { front: { ...front, detail }, side }
}

const RAIL_LOW = 20
const RAIL = 12
const MATTRESS = 24

/** A headboard, a platform and the mattress on it; seen from the foot, and from the left. */
export function bed({ widthCm: w, depthCm: d, heightCm: h }: Size): Elevations {
  const mattressLow = RAIL_LOW + RAIL
  const front: Sketch = {
    parts: [
      box(w * 0.045, RAIL_LOW, w * 0.91, h - RAIL_LOW, 3),
      leg(w * 0.05, RAIL_LOW, 6),
      leg(w * 0.95 - 6, RAIL_LOW, 6),
      box(w * 0.1, mattressLow + MATTRESS - 6, w * 0.36, 18, 7),
      box(w * 0.54, mattressLow + MATTRESS - 6, w * 0.36, 18, 7),
      box(0, mattressLow - 6, w, MATTRESS + 6, 8),
      box(w * 0.045, RAIL_LOW, w * 0.91, RAIL, 1),
    ],
    detail: line(w * 0.07, h - 6, w * 0.93, h - 6),
  }
  const side: Sketch = {
    parts: [
      leg(6, RAIL_LOW, 6),
      shape([d - 15, 0], [d - 12, mattressLow], [d - 6, h], [d, h], [d - 4, mattressLow], [d - 9, 0]),
      box(d - 62, mattressLow + MATTRESS - 6, 48, 17, 7),
      box(1, mattressLow - 6, d - 14, MATTRESS + 6, 8),
      box(0, RAIL_LOW, d - 9, RAIL, 1),
    ],
    detail: '',
  }
  return { front, side }
}

/** Two doors side by side where it is higher than wide, else one to every 45 cm. */
const DOOR = 45

/** A case with doors, on legs. */
export function cabinet(size: Size): Elevations {
  const { widthCm: w, heightCm: h } = size
  const low = legHeight(size)
  const doors = h > w ? 2 : Math.max(2, Math.round(w / DOOR))
  const seams = between(2, w - 2, doors - 1)
  const pulls = seams.filter((_, i) => i % 2 === 0 || doors === 2).flatMap((x) => [x - 3, x + 3])
  const detail = [
    box(2, low + 2, w - 4, h - low - 4),
    ...seams.map((x) => line(x, low + 2, x, h - 2)),
    ...pulls.map((x) => knob(x, low + (h - low) * 0.55)),
  ]
  return storage(size, low, detail)
}

/** Drawers in rows, on legs. */
export function dresser(size: Size): Elevations {
  const { widthCm: w, heightCm: h } = size
  const low = legHeight(size)
  const rows = h > w && w > 60 ? 5 : w > 60 ? 3 : 2
  const columns = w > h && w > 130 ? 2 : 1
  const seams = between(low + 2, h - 2, rows - 1)
  const middles = between(low + 2, h - 2, 2 * rows - 1).filter((_, i) => i % 2 === 0)
  const across = between(2, w - 2, 4 * columns - 1).filter((_, i) => i % 2 === 0)
  const detail = [
    box(2, low + 2, w - 4, h - low - 4),
    ...seams.map((up) => line(2, up, w - 2, up)),
    ...(columns === 2 ? [line(w / 2, low + 2, w / 2, h - 2)] : []),
    ...middles.flatMap((up) => across.map((x) => knob(x, up))),
  ]
  return storage(size, low, detail)
}

function legHeight({ heightCm }: Size): number {
  return Math.min(16, heightCm * 0.22)
}

function storage({ widthCm: w, depthCm: d, heightCm: h }: Size, low: number, detail: string[]): Elevations {
  const seenFrom = (width: number, lines: string): Sketch => ({
    parts: [
      leg(width * 0.06, low, 4, -width * 0.02),
      leg(width * 0.94 - 4, low, 4, width * 0.02),
      box(0, low, width, h - low, 0.5),
    ],
    detail: lines,
  })
  return { front: seenFrom(w, detail.join('')), side: seenFrom(d, line(2, low, 2, h)) }
}
