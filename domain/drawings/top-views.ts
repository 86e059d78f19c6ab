import { between, box, line, type Size, type Sketch } from './sketch.ts'

/** How pieces of a category look from above: the left at 0, the front at 0, and `up` to the back. */
const drawn: Record<string, (size: Plan) => Sketch> = {
  sofa,
  settee: sofa,
  chair,
  stool: cushion,
  bench,
  ottoman: cushion,
  table,
  desk,
  bed,
  cabinet: storage,
  dresser: storage,
}

type Plan = Pick<Size, 'widthCm' | 'depthCm'>

/** What a piece looks like in plan, in its true proportions; the bare outline for kinds that have no drawing. */
export function topViewOf(category: string, size: Plan): Sketch {
  return (drawn[category] ?? block)(size)
}

function block({ widthCm: w, depthCm: d }: Plan): Sketch {
  return { parts: [box(0, 0, w, d, 1)], detail: '' }
}

/** About what one person sits on. */
const CUSHION = 68

function sofa({ widthCm: w, depthCm: d }: Plan): Sketch {
  const [arm, back] = [Math.min(17, w * 0.1), Math.min(24, d * 0.27)]
  const seats = Math.max(1, Math.round((w - 2 * arm) / CUSHION))
  const seat = (w - 2 * arm) / seats
  const cushions = Array.from({ length: seats }, (_, at) => box(arm + at * seat, 1, seat, d - back, 5))
  return {
    parts: [
      box(0, 0, w, d, 6),
      box(0, 0, arm, d - 4, 6),
      box(w - arm, 0, arm, d - 4, 6),
      ...cushions,
      box(0, d - back, w, back, 7),
    ],
    detail: '',
  }
}

function chair({ widthCm: w, depthCm: d }: Plan): Sketch {
  const back = Math.min(16, d * 0.2)
  return {
    parts: [box(0, 0, w, d, 9), box(w * 0.1, 0, w * 0.8, d - back, 8), box(0, d - back, w, back, 6)],
    detail: '',
  }
}

function bed({ widthCm: w, depthCm: d }: Plan): Sketch {
  const [head, pillow] = [9, 46]
  const turnedDown = d - head - pillow - 22
  return {
    parts: [
      box(0, d - head, w, head, 2),
      box(2, 0, w - 4, d - head, 5),
      ...[0.07, 0.52].map((part) => box(w * part, d - head - pillow - 4, w * 0.41, pillow, 8)),
      box(0, 0, w, turnedDown, 5),
    ],
    detail: line(0, turnedDown - 18, w, turnedDown - 18),
  }
}

/** What is as deep as wide is round. */
function table({ widthCm: w, depthCm: d }: Plan): Sketch {
  const rim = Math.min(4, w * 0.05)
  const [outer, inner] = Math.abs(w - d) < 3 ? [w / 2, w / 2 - rim] : [3, 2]
  return { parts: [round(0, 0, w, d, outer)], detail: round(rim, rim, w - 2 * rim, d - 2 * rim, inner) }
}

/** Curves of a whole circle come closer to it than those of a rounded corner. */
function round(x: number, up: number, width: number, height: number, radius: number): string {
  if (radius < width / 2) return box(x, up, width, height, radius)
  const half = `${radius} ${radius} 0 0 1`
  return `M${x} ${-(up + height / 2)}A${half} ${x + width} ${-(up + height / 2)}A${half} ${x} ${-(up + height / 2)}Z`
}

function desk({ widthCm: w, depthCm: d }: Plan): Sketch {
  return {
    parts: [box(0, 0, w, d, 2)],
    detail: `${line(0, d - 14, w, d - 14)}${box(w * 0.28, 3, w * 0.44, d * 0.5, 1)}`,
  }
}

/** The line along the front says where its doors and drawers open. */
function storage({ widthCm: w, depthCm: d }: Plan): Sketch {
  const seams = between(0, w, Math.max(1, Math.round(w / 50)) - 1).map((x) => line(x, 0, x, 4))
  return { parts: [box(0, 0, w, d, 1)], detail: `${line(0, 4, w, 4)}${seams.join('')}` }
}

function bench({ widthCm: w, depthCm: d }: Plan): Sketch {
  return { parts: [box(0, 0, w, d, 3)], detail: box(4, 4, w - 8, d - 8, 2) }
}

function cushion({ widthCm: w, depthCm: d }: Plan): Sketch {
  const rim = Math.min(4, w * 0.08)
  return { parts: [box(0, 0, w, d, 9)], detail: box(rim, rim, w - 2 * rim, d - 2 * rim, 7) }
}
