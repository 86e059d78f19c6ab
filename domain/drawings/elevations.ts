import { bench, chair, ottoman, sofa } from './seating.ts'
import { bed, cabinet, desk, dresser, table } from './standing-pieces.ts'
import { box, type Elevations, type Size } from './sketch.ts'

/** How pieces of a category are drawn. */
const drawn: Record<string, (size: Size) => Elevations> = {
  sofa,
  settee: sofa,
  chair,
  stool: bench,
  bench,
  ottoman,
  table,
  desk,
  bed,
  cabinet,
  dresser,
}

/** What a piece of a category looks like, in its true proportions; the bare outline for kinds that have no drawing. */
export function elevationsOf(category: string, size: Size): Elevations {
  return (drawn[category] ?? block)(size)
}

function block({ widthCm, depthCm, heightCm }: Size): Elevations {
  return {
    front: { parts: [box(0, 0, widthCm, heightCm)], detail: '' },
    side: { parts: [box(0, 0, depthCm, heightCm)], detail: '' },
  }
}
