/** Lengths on a plan: how a scale line gives them and how they are told. */
import { cmPer } from '#kit/core/length-units.ts'

export type SheetPoint = { x: number; y: number }
export type SheetSize = { width: number; height: number }
/** A line whose true length is known. Its points are parts of the sheet's width and height. */
export type ScaleLine = { a: SheetPoint; b: SheetPoint; metres: number }

const METRES_PER_INCH = cmPer.in / 100

/** From one point of a sheet to another, in the unit of its size. */
export function distanceOn({ width, height }: SheetSize, a: SheetPoint, b: SheetPoint): number {
  return Math.hypot((b.x - a.x) * width, (b.y - a.y) * height)
}

/** How many metres one unit of the sheet's size is; undefined for a scale line without length. */
export function metresPerUnit(size: SheetSize, { a, b, metres }: ScaleLine): number | undefined {
  const length = distanceOn(size, a, b)
  return length > 0 ? metres / length : undefined
}

/** Both ways of telling a length: `12′ 6½″` and `3.82 m`. */
export function formatLength(metres: number): { imperial: string; metric: string } {
  return { imperial: feetAndInches(metres), metric: metric(metres) }
}

function metric(metres: number): string {
  return metres < 1 ? `${Math.round(metres * 100)} cm` : `${metres.toFixed(2)} m`
}

/** To the nearest half inch. */
function feetAndInches(metres: number): string {
  const halves = Math.round((metres / METRES_PER_INCH) * 2)
  const [feet, rest] = [Math.floor(halves / 24), halves % 24]
  const whole = Math.floor(rest / 2)
  const half = rest % 2 === 1 ? '½' : ''
  const inches = `${whole === 0 && half !== '' ? '' : whole}${half}″`
  return feet === 0 ? inches : `${feet}′ ${inches}`
}
