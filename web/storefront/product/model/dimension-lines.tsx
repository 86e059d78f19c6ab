import { useEffect, useState } from 'react'
import { bothUnits, lengthText } from '#domain/fit/lengths.ts'
import { otherUnit, type LengthUnit } from '#domain/fit/unit-systems.ts'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import type { ShownProduct } from '../product-loader.ts'
import type { ModelElement } from './model-element.ts'

type Size = ShownProduct['details']['size']

const letters: Record<Side, string> = { width: 'W', depth: 'D', height: 'H' }
const words: Record<Side, string> = { width: 'Width', depth: 'depth', height: 'height' }

/** Width, depth and height beside the model, which they follow as it is turned. */
export function DimensionLines({ model, size }: { model: ModelElement; size: Size }) {
  const { lines, width, height } = useSideLines(model)
  const measures = sidesInCm(model, size)
  const unit = useLengthUnit()
  return (
    <>
      <output className="sr-only">
        {lines.map(({ side }) => `${words[side]} ${bothUnits(measures[side], unit)}`).join(', ')}
      </output>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        className="dimension-lines pointer-events-none absolute inset-0 size-full animate-rise"
      >
        {lines.map((line) => (
          <Line key={line.side} {...line} />
        ))}
        {lines.map((line) => (
          <Label key={line.side} line={line} cm={measures[line.side]} unit={unit} frame={{ width, height }} />
        ))}
      </svg>
    </>
  )
}

function useSideLines(model: ModelElement) {
  const [drawn, setDrawn] = useState(() => draw(model))
  useEffect(() => {
    const follow = () => setDrawn(draw(model))
    const resized = new ResizeObserver(follow)
    resized.observe(model)
    model.addEventListener('camera-change', follow)
    return () => {
      resized.disconnect()
      model.removeEventListener('camera-change', follow)
    }
  }, [model])
  return drawn
}

function draw(model: ModelElement) {
  const { clientWidth: width, clientHeight: height } = model
  const box: Box = { center: model.getBoundingBoxCenter(), size: model.getDimensions() }
  const camera = {
    target: model.getCameraTarget(),
    orbit: model.getCameraOrbit(),
    fieldOfView: model.getFieldOfView(),
  }
  return { lines: sideLines(box, camera, { width, height }), width, height }
}

/** Half the length of the stroke that ends a line. */
const END = 5

function Line({ from: [x1, y1], to: [x2, y2] }: SideLine) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [acrossX, acrossY] = [((y2 - y1) / length) * END, ((x1 - x2) / length) * END]
  const end = (x: number, y: number) => `M${x - acrossX} ${y - acrossY}L${x + acrossX} ${y + acrossY}`
  const path = `M${x1} ${y1}L${x2} ${y2}${end(x1, y1)}${end(x2, y2)}`
  return (
    <>
      <path d={path} className="dimension-halo" />
      <path d={path} className="dimension-line" />
    </>
  )
}

const LABEL = { width: 84, height: 40 }

type LabelProps = {
  line: SideLine
  cm: number
  unit: LengthUnit
  frame: { width: number; height: number }
}

function Label({ line: { side, from, to }, cm, unit, frame }: LabelProps) {
  const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  // Away from the piece, so that a short line is not hidden by its own label.
  const [outX, outY] = [middleX - frame.width / 2, middleY - frame.height / 2]
  const out = Math.hypot(outX, outY) || 1
  const x = within(middleX + (outX / out) * (LABEL.width / 2 + 8), LABEL.width / 2, frame.width)
  const y = within(middleY + (outY / out) * (LABEL.height / 2 + 8), LABEL.height / 2, frame.height)
  return (
    <g transform={`translate(${x} ${y})`} textAnchor="middle">
      <rect x={-LABEL.width / 2} y={-LABEL.height / 2} {...LABEL} rx={8} className="dimension-label" />
      <text y={-3} className="dimension-text">
        {letters[side]} {lengthText(cm, unit)}
      </text>
      <text y={13} className="dimension-text dimension-second">
        {lengthText(cm, otherUnit[unit])}
      </text>
    </g>
  )
}

function within(middle: number, half: number, whole: number): number {
  return Math.max(half + 4, Math.min(middle, whole - half - 4))
}

/** As the shop says it measures, else as the model does. */
function sidesInCm(model: ModelElement, size: Size): Record<Side, number> {
  const { x, y, z } = model.getDimensions()
  return {
    width: size?.widthCm ?? x * 100,
    depth: size?.depthCm ?? z * 100,
    height: size?.heightCm ?? y * 100,
  }
}

type Point = { x: number; y: number; z: number }

/** Where the camera stands: around `target` at `radius` metres, turned by `theta` and tilted by `phi` from straight above. */
export type Camera = {
  target: Point
  orbit: { theta: number; phi: number; radius: number }
  /** From top to bottom, in degrees. */
  fieldOfView: number
}

/** What a model fills, in metres. */
type Box = { center: Point; size: Point }

type Side = 'width' | 'depth' | 'height'
/** A line along one side of the piece, in pixels of the frame. */
type SideLine = { side: Side; from: [number, number]; to: [number, number] }

type Frame = { width: number; height: number }

/** The lines stand this far from the piece, by its longest side. */
const GAP = 0.08

/** A line for each side of the box, along the edges that are nearest to the camera; height at the outline. */
export function sideLines(box: Box, camera: Camera, frame: Frame): SideLine[] {
  const { center, size } = box
  const gap = GAP * Math.max(size.x, size.y, size.z)
  const toRight = Math.sin(camera.orbit.theta) >= 0 ? 1 : -1
  const toFront = Math.cos(camera.orbit.theta) >= 0 ? 1 : -1
  const [x, y, z] = [size.x / 2, size.y / 2, size.z / 2]
  const at = (dx: number, dy: number, dz: number) =>
    onFrame({ x: center.x + dx, y: center.y + dy, z: center.z + dz }, camera, frame)
  return [
    { side: 'width', from: at(-x, -y, toFront * (z + gap)), to: at(x, -y, toFront * (z + gap)) },
    { side: 'depth', from: at(toRight * (x + gap), -y, -z), to: at(toRight * (x + gap), -y, z) },
    {
      side: 'height',
      from: at(-toRight * (x + gap), -y, toFront * z),
      to: at(-toRight * (x + gap), y, toFront * z),
    },
  ]
}

/** Where the camera sees a point, in pixels of its frame. */
export function onFrame(
  point: Point,
  { target, orbit, fieldOfView }: Camera,
  frame: Frame,
): [number, number] {
  const { theta, phi, radius } = orbit
  const [sin, cos] = [Math.sin(theta), Math.cos(theta)]
  const d = { x: point.x - target.x, y: point.y - target.y, z: point.z - target.z }
  const outward = d.x * sin + d.z * cos
  const right = d.x * cos - d.z * sin
  const up = d.y * Math.sin(phi) - outward * Math.cos(phi)
  const away = radius - d.y * Math.cos(phi) - outward * Math.sin(phi)
  const scale = frame.height / 2 / Math.tan((fieldOfView / 2) * (Math.PI / 180)) / Math.max(away, 0.01)
  return [frame.width / 2 + right * scale, frame.height / 2 - up * scale]
}
