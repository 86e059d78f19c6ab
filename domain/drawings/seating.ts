import { between, box, leg, line, shape, type Elevations, type Size, type Sketch } from './sketch.ts'

const SOFA_LEG = 12
const CUSHION = 15
/** Width of a seat that one person takes. */
const PLACE = 70

/** Arms, loose cushions and short legs. */
export function sofa({ widthCm: w, depthCm: d, heightCm: h, seatHeightCm }: Size): Elevations {
  const seat = seatHeightCm ?? h / 2
  const arm = Math.min(18, w * 0.1)
  const armTop = seat + (h - seat) * 0.45
  const cushions = Math.max(1, Math.round((w - 2 * arm) / PLACE))
  const seams = between(arm, w - arm, cushions - 1)
  const front: Sketch = {
    parts: [
      leg(arm * 0.4, SOFA_LEG, 5, -1),
      leg(w - arm * 0.4 - 5, SOFA_LEG, 5, 1),
      box(arm * 0.7, seat - 2, w - 1.4 * arm, h - seat + 2, 9),
      box(arm, SOFA_LEG, w - 2 * arm, seat - SOFA_LEG, 3),
      box(0, SOFA_LEG, arm, armTop - SOFA_LEG, 7),
      box(w - arm, SOFA_LEG, arm, armTop - SOFA_LEG, 7),
    ],
    detail: [
      line(arm, seat - CUSHION, w - arm, seat - CUSHION),
      ...seams.map((x) => line(x, seat - CUSHION, x, h - 3)),
    ].join(''),
  }
  const side: Sketch = {
    parts: [
      leg(7, SOFA_LEG, 5, -1),
      leg(d - 14, SOFA_LEG, 5, 1),
      shape([d * 0.68, seat], [d * 0.8, h], [d - 2, h], [d, h - 5], [d - 4, SOFA_LEG], [d * 0.6, SOFA_LEG]),
      box(0, SOFA_LEG, d * 0.9, armTop - SOFA_LEG, 9),
    ],
    detail: line(4, SOFA_LEG + 5, d * 0.9 - 4, SOFA_LEG + 5),
  }
  return { front, side }
}

/** From this width on a chair has arms, and from the next it is one to lounge in. */
const ARMS_FROM = 56
const LOUNGE_FROM = 70

/** Four legs, a seat and a back; arms where it is wide enough. */
export function chair({ widthCm: w, depthCm: d, heightCm: h, seatHeightCm }: Size): Elevations {
  const seat = seatHeightCm ?? h / 2
  const thick = w >= LOUNGE_FROM ? 13 : 4
  const hasArms = w >= ARMS_FROM
  const inset = hasArms ? 5 : 0
  const armTop = seat + 20
  const front: Sketch = {
    parts: [
      leg(0, hasArms ? armTop : seat - thick, 4, 0),
      leg(w - 4, hasArms ? armTop : seat - thick, 4, 0),
      box(inset + 2, seat, w - 2 * inset - 4, h - seat, 3),
      box(inset, seat - thick, w - 2 * inset, thick, thick / 3),
    ],
    detail:
      between(inset + 2, w - inset - 2, 6)
        .map((x) => line(x, seat, x, h - 8))
        .join('') + line(inset + 2, h - 8, w - inset - 2, h - 8),
  }
  const side: Sketch = {
    parts: [
      leg(d * 0.06, hasArms ? armTop : seat - thick, 4, 0),
      shape([d * 0.82, seat], [d * 0.88, seat], [d, 0], [d - 3, 0]),
      shape([d * 0.76, seat], [d - 4, h], [d - 0.5, h], [d * 0.88, seat]),
      box(0, seat - thick, d * 0.86, thick, thick / 3),
      ...(hasArms ? [box(0, armTop, d * 0.86, 3, 1)] : []),
    ],
    detail: line(d * 0.1, seat * 0.4, d * 0.9, seat * 0.4),
  }
  return { front, side }
}

/** A back rises this far over the seat at least; less is the dip of a saddle. */
const BACK_FROM = 12

/** A plank on four legs: a stool, or a bench where it is longer; with a back where it rises over the seat. */
export function bench({ widthCm: w, depthCm: d, heightCm: h, seatHeightCm }: Size): Elevations {
  const hasBack = seatHeightCm !== undefined && h - seatHeightCm > BACK_FROM
  const top = hasBack ? seatHeightCm : h
  const seenFrom = (width: number, back: string[]): Sketch => {
    const splay = Math.min(5, width * 0.1)
    return {
      parts: [
        leg(splay, top - 4, 4, -splay),
        leg(width - splay - 4, top - 4, 4, splay),
        box(0, top - 4, width, 4, 1.5),
        ...back,
      ],
      detail: [
        line(splay, top * 0.32, width - splay, top * 0.32),
        line(splay, top * 0.36, width - splay, top * 0.36),
      ].join(''),
    }
  }
  const front = seenFrom(w, hasBack ? [box(0, h - 6, w, 6, 3)] : [])
  const side = seenFrom(d, hasBack ? [shape([d * 0.8, top], [d - 4, h], [d, h], [d * 0.9, top])] : [])
  if (!hasBack) return { front, side }
  const spindles = between(0, w, Math.round(w / 11)).map((x) => line(x, top, x, h - 6))
  return { front: { ...front, detail: front.detail + spindles.join('') }, side }
}

const OTTOMAN_LEG = 9

/** One block on short legs. */
export function ottoman({ widthCm: w, depthCm: d, heightCm: h }: Size): Elevations {
  const seenFrom = (width: number): Sketch => ({
    parts: [
      leg(width * 0.1, OTTOMAN_LEG, 4, -1),
      leg(width * 0.9 - 4, OTTOMAN_LEG, 4, 1),
      box(width * 0.04, OTTOMAN_LEG, width * 0.92, 4, 1),
      box(0, OTTOMAN_LEG + 4, width, h - OTTOMAN_LEG - 4, 8),
    ],
    detail: line(5, h - 6, width - 5, h - 6),
  })
  return { front: seenFrom(w), side: seenFrom(d) }
}
