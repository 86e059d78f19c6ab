import { elevationsOf } from './elevations.ts'
import { scaleFigureOf, type ScaleFigure } from './scale-figure.ts'
import type { Size, Sketch } from './sketch.ts'

/** A measured stretch of a view, in pixels: below it or at its left. */
export type DimensionLine = { along: 'floor' | 'wall'; from: number; to: number; cm: number }

/** A piece from one side on a sheet of pixels. */
export type View = {
  of: 'front' | 'side'
  width: number
  height: number
  /** Where the left foot of the piece stands. */
  left: number
  floor: number
  sketch: Sketch
  /** Where the seat lies, from the left foot to the right. */
  seat: { up: number; to: number } | undefined
  figure: { sketch: Sketch; left: number } | undefined
  lines: DimensionLine[]
}

export type DimensionDrawing = { pixelsPerCm: number; views: [front: View, side: View]; figure: ScaleFigure }

/** A view is no wider than the text column of the narrowest phone, and a pair no higher than a glance takes in. */
const MAX_WIDTH = 318
const MAX_HEIGHT = 300
/** Room for figures at the left of a view, under it, and for air. */
const FIGURES_LEFT = 58
const FIGURES_BELOW = 46
const AIR = 12
/** Between a piece and what it is measured against, in centimetres. */
const GAP_CM = 16

/** The front and the side of a piece in one scale, the narrower of them beside a person or a door. */
export function dimensionDrawing(category: string, size: Size): DimensionDrawing {
  const figure = scaleFigureOf(size)
  const isFrontNarrower = size.widthCm < size.depthCm
  const room = (cm: number, isNarrower: boolean) => cm + (isNarrower ? GAP_CM + figure.widthCm : 0)
  const widest = Math.max(room(size.widthCm, isFrontNarrower), room(size.depthCm, !isFrontNarrower))
  const highest = Math.max(size.heightCm, figure.heightCm)
  const pixelsPerCm = Math.min((MAX_WIDTH - FIGURES_LEFT - AIR) / widest, MAX_HEIGHT / highest)

  const sketches = elevationsOf(category, size)
  const views = (['front', 'side'] as const).map((of): View => {
    const isNarrower = (of === 'front') === isFrontNarrower
    const across = of === 'front' ? size.widthCm : size.depthCm
    return viewOf({
      of,
      across,
      size,
      sketch: sketches[of],
      figure: isNarrower ? figure : undefined,
      pixelsPerCm,
    })
  })
  return { pixelsPerCm, views: views as [View, View], figure }
}

type Seen = {
  of: View['of']
  across: number
  size: Size
  sketch: Sketch
  figure: ScaleFigure | undefined
  pixelsPerCm: number
}

function viewOf({ of, across, size, sketch, figure, pixelsPerCm }: Seen): View {
  const { heightCm, seatHeightCm } = size
  const pixels = (cm: number) => cm * pixelsPerCm
  const right = FIGURES_LEFT + pixels(across)
  // Whole, so that the floors of two views meet in one line.
  const floor = Math.round(AIR + pixels(Math.max(heightCm, figure?.heightCm ?? 0)))
  const rises = of === 'front' ? heightCm : seatHeightCm
  const isSeatOwnHeight = seatHeightCm === undefined || heightCm - seatHeightCm < 2
  return {
    of,
    width: right + (figure ? pixels(GAP_CM + figure.widthCm) : 0) + AIR,
    height: floor + FIGURES_BELOW,
    left: FIGURES_LEFT,
    floor,
    sketch,
    seat: isSeatOwnHeight ? undefined : { up: floor - pixels(seatHeightCm), to: right },
    figure: figure && { sketch: figure.sketch, left: right + pixels(GAP_CM) },
    lines: [
      { along: 'floor', from: FIGURES_LEFT, to: right, cm: across },
      ...(rises === undefined || (of === 'side' && isSeatOwnHeight)
        ? []
        : [{ along: 'wall' as const, from: floor - pixels(rises), to: floor, cm: rises }]),
    ],
  }
}
