import { lookKey } from './line-looks.ts'
import type { PlanPath, PlanShape } from './plan-drawing.ts'

/** How much path data one line holds at most, in characters: longer ones are slow to draw again. */
const MAX_LENGTH = 20_000

/** The lines of a drawing with those of the same look joined: a few paths are drawn faster than thousands. */
export function mergedPaths(shapes: readonly PlanShape[]): PlanPath[] {
  const open = new Map<string, { shape: PlanPath; parts: string[]; length: number }>()
  const merged: PlanPath[] = []
  const finish = ({ shape, parts }: { shape: PlanPath; parts: string[] }) =>
    merged.push({ ...shape, path: parts.join('') })

  for (const shape of shapes) {
    if (shape.kind !== 'path') continue
    const look = lookKey({ ...shape, dash: shape.strokeDash })
    const growing = open.get(look)
    if (growing && growing.length + shape.path.length <= MAX_LENGTH) {
      growing.parts.push(shape.path)
      growing.length += shape.path.length
      continue
    }
    if (growing) finish(growing)
    open.set(look, { shape, parts: [shape.path], length: shape.path.length })
  }
  for (const last of open.values()) finish(last)
  return merged
}
