import type { Curve } from './curves.ts'
import type { Point } from './plane.ts'

/** Curves as SVG path data, each point laid on the sheet by `onSheet`. */
export function svgPath(curves: readonly Curve[], onSheet: (point: Point) => Point): string {
  const written = (point: Point) => onSheet(point).join(' ')
  return curves
    .map(({ start, steps, isClosed }) => {
      const drawn = steps.map((step) => `${step.length === 3 ? 'C' : 'L'}${step.map(written).join(' ')}`)
      return `M${written(start)}${drawn.join('')}${isClosed ? 'Z' : ''}`
    })
    .join('')
}
