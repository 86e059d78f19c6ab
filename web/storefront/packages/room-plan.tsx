import { PieceShape } from '#web/boards/piece-shape.tsx'
import { type DrawnItem, named } from './included-items.tsx'

/** Between two pieces, and around all. */
const GAP_MM = 300
/** About as wide as a room; a wider piece takes a row of its own. */
const ROW_MM = 4_800
/** How many millimeters one pixel stands for, about. */
const MM_PER_PIXEL = 10
const NUMBER_MM = 150

type Placed = { item: DrawnItem; place: number; left: number; top: number; w: number; d: number }

/** The pieces of a room from above, to one scale and with the numbers of the list; no room is walled in. */
export default function RoomPlan({ room, items }: { room: string; items: readonly DrawnItem[] }) {
  const { placed, width, height } = laidOut(items)
  const names = items.map(({ name, quantity }, at) => `Number ${at + 1}: ${named(name, quantity)}`).join(', ')
  return (
    <figure className="mt-4">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${room} from above: ${names}`}
        className="max-h-100 w-full rounded-picture border border-line bg-sand"
      >
        {placed.map(({ item, place, left, top, w, d }) => (
          <g
            key={`${place} ${left} ${top}`}
            transform={`translate(${left + w / 2} ${top + d / 2})`}
            className="[&_path]:fill-(--shade) [&_path]:stroke-ink/60"
          >
            <PieceShape
              category={item.footprint.category}
              size={{ w, d, h: 0 }}
              finish={Object.values(item.variants).join(', ')}
              mmPerPixel={MM_PER_PIXEL}
            />
            <circle r={NUMBER_MM} className="fill-paper stroke-ink" strokeWidth={MM_PER_PIXEL} />
            <text
              textAnchor="middle"
              dominantBaseline="central"
              fontSize={NUMBER_MM * 1.2}
              className="fill-ink"
            >
              {place}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 text-sm text-muted">
        From above, all to one scale; the numbers are those of the list.
      </figcaption>
    </figure>
  )
}

function laidOut(items: readonly DrawnItem[]) {
  const placed: Placed[] = []
  let [left, top, depth, width] = [GAP_MM, GAP_MM, 0, 0]
  for (const [at, item] of items.entries()) {
    const [w, d] = [item.footprint.widthCm * 10, item.footprint.depthCm * 10]
    for (let count = 0; count < item.quantity; count++) {
      if (left > GAP_MM && left + w > ROW_MM) [left, top, depth] = [GAP_MM, top + depth + GAP_MM, 0]
      placed.push({ item, place: at + 1, left, top, w, d })
      left += w + GAP_MM
      depth = Math.max(depth, d)
      width = Math.max(width, left)
    }
  }
  return { placed, width, height: top + depth + GAP_MM }
}
