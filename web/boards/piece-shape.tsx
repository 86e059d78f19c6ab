import { memo } from 'react'
import type { SizeMm } from '#domain/boards/footprint.ts'
import { topViewOf } from '#domain/drawings/top-views.ts'
import { swatchesOf } from '#web/products/swatch.tsx'

type PieceShapeProps = { category: string; size: SizeMm; finish: string; mmPerPixel: number }

const seating = new Set(['sofa', 'settee', 'chair', 'bed', 'bench', 'ottoman', 'stool'])

/** Of "Walnut, oat linen" one sees the linen of a chair from above, and the walnut of a table. */
export function swatchSeen(category: string, finish: string): string | undefined {
  const swatches = swatchesOf(finish)
  return seating.has(category) ? swatches.at(-1) : swatches[0]
}

/** A piece from above in its finish, at turn 0 with its middle at 0. */
export const PieceShape = memo(function PieceShape({ category, size, finish, mmPerPixel }: PieceShapeProps) {
  const { parts, detail } = topViewOf(category, { widthCm: size.w / 10, depthCm: size.d / 10 })
  return (
    <g
      transform={`translate(${-size.w / 2} ${size.d / 2}) scale(10)`}
      className={swatchSeen(category, finish)}
      strokeWidth={mmPerPixel / 10}
    >
      {parts.map((part) => (
        <path key={part} d={part} className="board-piece" />
      ))}
      <path d={detail} className="board-piece-detail" />
    </g>
  )
})
