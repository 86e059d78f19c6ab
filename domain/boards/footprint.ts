import type { Point } from './polygons.ts'

/** Width, depth and height in millimetres. */
export type SizeMm = { w: number; d: number; h: number }

/** The size of a product as boards measure: in whole millimetres. */
export function sizeInMm({
  widthCm,
  depthCm,
  heightCm,
}: Record<'widthCm' | 'depthCm' | 'heightCm', number>): SizeMm {
  return { w: Math.round(widthCm * 10), d: Math.round(depthCm * 10), h: Math.round(heightCm * 10) }
}
export type Standing = { x: number; y: number; turn: number }
export type Quad = readonly [Point, Point, Point, Point]

/** A point of a thing at turn 0 with its middle at 0, as it lies once the thing stands in its place. */
export function placed({ x, y, turn }: Standing, point: Point): Point {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  return { x: x + point.x * cos - point.y * sin, y: y + point.x * sin + point.y * cos }
}

/** The other way round: a point of the sheet as it lies beside a thing at turn 0 with its middle at 0. */
export function seenFrom({ x, y, turn }: Standing, point: Point): Point {
  return placed({ x: 0, y: 0, turn: -turn }, { x: point.x - x, y: point.y - y })
}

/** What a thing covers of the floor: back left, back right, front right, front left. */
export function footprintOf(standing: Standing, { w, d }: Pick<SizeMm, 'w' | 'd'>): Quad {
  const corner = (x: number, y: number) => placed(standing, { x: (x * w) / 2, y: (y * d) / 2 })
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

/** From 0 to under 360, in halves. */
export function wholeTurn(degrees: number): number {
  return ((((Math.round(degrees * 2) / 2) % 360) + 360) % 360) + 0
}
