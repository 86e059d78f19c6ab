import type { PlanDrawing } from '#kit/core/dxf/plan-drawing.ts'
import type { DrawnLine } from './drawn-walls.ts'
import type { DrawnWord } from './traced-drawing.ts'

/** Paths of a drawing as points in millimetres; curves are drawn in short lines. */
export function drawnLines({ shapes }: PlanDrawing, mmPerUnit: number): DrawnLine[] {
  const point = (pair: string) => {
    const [x = 0, y = 0] = pair.split(' ').map(Number)
    return { x: x * mmPerUnit, y: y * mmPerUnit }
  }
  return shapes.flatMap((shape) =>
    shape.kind !== 'path'
      ? []
      : shape.path.split('M').flatMap((part) => {
          const points = part.replace('Z', '').split('L').map(point)
          return part === '' ? [] : [{ layer: shape.layer, isClosed: part.endsWith('Z'), points }]
        }),
  )
}

export function drawnWords({ shapes }: PlanDrawing, mmPerUnit: number): DrawnWord[] {
  return shapes.flatMap((shape) =>
    shape.kind === 'text'
      ? [{ words: shape.lines.join(' '), at: { x: shape.x * mmPerUnit, y: shape.y * mmPerUnit } }]
      : [],
  )
}
