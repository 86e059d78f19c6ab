/**
 * Reads a DXF and lays its drawing on a sheet. The reader is our own: `dxf-parser` leaves out hatches, weighted
 * splines, traces and the binary form, and the server draws the same plan on paper as the browser does on screen.
 */

import { cmPer, type PlanUnit } from '../length-units.ts'
import { extremesOf, type Curve } from './curves.ts'
import { readDxfFile, type DxfFile } from './dxf-file.ts'
import { numberIn } from './dxf-values.ts'
import { farOf, type Box } from './far-figures.ts'
import type { PlanDrawing, PlanShape, PlanText } from './plan-drawing.ts'
import { type DrawnLimits, SCREEN_LIMITS } from './plan-limits.ts'
import { PlanUnreadable } from './plan-unreadable.ts'
import { growth, placed, type Point } from './plane.ts'
import { Tracing, type Figure } from './tracing.ts'
import { LETTER_WIDTH, LINE_SPACING } from './writings.ts'

const TOO_LARGE = 'This drawing is too large to be shown.'

/** Around what is drawn, in parts of its longer side. */
const MARGIN = 0.04

/** The finest that is told apart, in parts of the longer side: far below a pixel at any zoom. */
const FINEST = 1e-6

const units: Record<number, PlanUnit> = { 1: 'in', 2: 'ft', 4: 'mm', 5: 'cm', 6: 'm' }

/**
 * @param most  what is drawn; the rest is left out
 * @throws PlanUnreadable for what is no DXF, or holds nothing that can be drawn
 */
export function readDxf(bytes: Uint8Array, most: DrawnLimits = SCREEN_LIMITS): PlanDrawing {
  const file = readDxfFile(bytes)
  const { figures, looks, undrawn, isCut } = new Tracing(file, most)
  if (figures.length === 0)
    throw new PlanUnreadable(isCut ? TOO_LARGE : 'There is nothing in this drawing that can be shown.')
  const layers = looks.listed(new Set(figures.map(({ layer }) => layer)))
  const off = new Set(layers.filter(({ isOn }) => !isOn).map(({ name }) => name))
  const far = farOf(figures.map((figure) => boxOf(outermost(figure))))
  const near = figures.filter((_figure, at) => !far.has(at))
  const seen = near.filter(({ layer }) => !off.has(layer))
  const bounds = boundsOf(seen.length > 0 ? seen : near)
  const [width, height] = [bounds.maxX - bounds.minX, bounds.maxY - bounds.minY]
  return {
    ...unitOf(file, Math.max(width, height)),
    bounds,
    width,
    height,
    layers,
    shapes: near.map((figure) => shapeOf(figure, bounds)),
    undrawn,
    far: far.size,
    isCut,
  }
}

/** Between these a home is believed on its longer side, in centimeters: files say millimeters and mean inches. */
const HOME_CM = { least: 300, most: 30_000 }

function unitOf({ header }: DxfFile, size: number): Pick<PlanDrawing, 'unit' | 'isUnitAssumed'> {
  const stated = units[numberIn(header.get('$INSUNITS') ?? [], 70)]
  if (stated) {
    const cm = size * cmPer[stated]
    return { unit: stated, isUnitAssumed: cm < HOME_CM.least || cm > HOME_CM.most }
  }
  const system = header.get('$MEASUREMENT')
  const unit = system && numberIn(system, 70) === 1 ? 'mm' : 'in'
  return { unit: system ? unit : null, isUnitAssumed: system !== undefined }
}

type Bounds = PlanDrawing['bounds']

function boxOf(points: readonly Point[]): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    minX = Math.min(minX, x)
    minY = Math.min(minY, y)
    maxX = Math.max(maxX, x)
    maxY = Math.max(maxY, y)
  }
  return { minX, minY, maxX, maxY }
}

function boundsOf(figures: readonly Figure[]): Bounds {
  const { minX, minY, maxX, maxY } = boxOf(figures.flatMap(outermost))
  const margin = (Math.max(maxX - minX, maxY - minY) || 1) * MARGIN
  return { minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin }
}

/** What of a figure reaches furthest; the width of words is estimated. */
function outermost(figure: Figure): Point[] {
  if (figure.kind === 'path') return figure.curves.flatMap(extremesOf)
  const { lines, height, anchor, matrix } = figure
  const width = Math.max(...lines.map((line) => line.length)) * height * LETTER_WIDTH
  const left = { start: 0, middle: -width / 2, end: -width }[anchor]
  const below = -(lines.length - 1) * LINE_SPACING * height
  return [
    placed(matrix, [left, below]),
    placed(matrix, [left + width, below]),
    placed(matrix, [left, height]),
    placed(matrix, [left + width, height]),
  ]
}

function shapeOf(figure: Figure, bounds: Bounds): PlanShape {
  const { layer, color, dash } = figure
  const rounded = rounder(bounds)
  const onSheet = ([x, y]: Point): Point => [rounded(x - bounds.minX), rounded(bounds.maxY - y)]
  if (figure.kind === 'text') return { kind: 'text', layer, color, ...textOn(figure, onSheet) }
  const path = svgPath(figure.curves, onSheet)
  return { kind: 'path', layer, color, path, ...(dash && { strokeDash: dash }) }
}

function textOn(
  { lines, height, anchor, matrix }: Extract<Figure, { kind: 'text' }>,
  onSheet: (point: Point) => Point,
): Pick<PlanText, 'lines' | 'x' | 'y' | 'height' | 'rotation' | 'anchor'> {
  const [x, y] = onSheet(placed(matrix, [0, 0]))
  const [a, b, c, d] = matrix
  // Words in a mirrored block would run backwards: they are turned to be read, from their other end.
  const isBackwards = a * d - b * c < 0 && a < 0
  const direction = isBackwards ? Math.atan2(-b, -a) : Math.atan2(b, a)
  return {
    lines,
    x,
    y,
    height: height * growth(matrix),
    rotation: (-direction * 180) / Math.PI,
    anchor: isBackwards ? ({ start: 'end', middle: 'middle', end: 'start' } as const)[anchor] : anchor,
  }
}

/** Rounds to what can be told apart on the sheet, so that path data stays short. */
function rounder({ minX, maxX, minY, maxY }: Bounds): (value: number) => number {
  const finest = Math.max(maxX - minX, maxY - minY) * FINEST
  const decimals = Math.max(0, Math.ceil(-Math.log10(finest)))
  return (value) => Number(value.toFixed(Math.min(decimals, 20)))
}

/** Curves as SVG path data, each point laid on the sheet by `onSheet`. */
function svgPath(curves: readonly Curve[], onSheet: (point: Point) => Point): string {
  const written = (point: Point) => onSheet(point).join(' ')
  return curves
    .map(({ start, steps, isClosed }) => {
      const drawn = steps.map((step) => `${step.length === 3 ? 'C' : 'L'}${step.map(written).join(' ')}`)
      return `M${written(start)}${drawn.join('')}${isClosed ? 'Z' : ''}`
    })
    .join('')
}
