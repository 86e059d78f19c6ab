import { useEffect, useState } from 'react'
import { bothUnits, lengthText } from '#domain/fit/lengths.ts'
import { sideLines, type Box, type Side, type SideLine } from './dimension-geometry.ts'
import type { ShownProduct } from '../product-loader.ts'
import type { ModelElement } from './model-element.ts'

type Size = ShownProduct['details']['size']

const letters: Record<Side, string> = { width: 'W', depth: 'D', height: 'H' }
const words: Record<Side, string> = { width: 'Width', depth: 'depth', height: 'height' }

/** Width, depth and height beside the model, which they follow as it is turned. */
export function DimensionLines({ model, size }: { model: ModelElement; size: Size }) {
  const { lines, width, height } = useSideLines(model)
  const measures = sidesInCm(model, size)
  return (
    <>
      <output className="sr-only">
        {lines.map(({ side }) => `${words[side]} ${bothUnits(measures[side])}`).join(', ')}
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
          <Label key={line.side} line={line} cm={measures[line.side]} frame={{ width, height }} />
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

type LabelProps = { line: SideLine; cm: number; frame: { width: number; height: number } }

function Label({ line: { side, from, to }, cm, frame }: LabelProps) {
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
        {letters[side]} {lengthText(cm, 'in')}
      </text>
      <text y={13} className="dimension-text dimension-second">
        {lengthText(cm, 'cm')}
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
