import type { Package } from '#contract/packages.ts'
import { boardOfSample } from '#domain/packages/sample-room.ts'
import { BoardDrawing } from '#web/boards/board-drawing.tsx'
import { PieceShape } from '#web/boards/piece-shape.tsx'
import { type DrawnItem, named } from './included-items.tsx'

/** Around the room, for the measures of its walls. */
const MARGIN_MM = 800
/** How many millimeters one pixel stands for, about. */
const MM_PER_PIXEL = 14
const NUMBER_MM = 150

type RoomPlanProps = {
  room: string
  floor: NonNullable<Package['floors']>[string]
  items: readonly DrawnItem[]
}

/** A room that the pieces of a package fit, from above, with the numbers of the list. */
export default function RoomPlan({ room, floor, items }: RoomPlanProps) {
  const names = items.map(({ name, quantity }, at) => `Number ${at + 1}: ${named(name, quantity)}`).join(', ')
  const standing = items.flatMap((item, at) =>
    item.footprint.places.map((place) => ({ item, number: at + 1, place })),
  )
  const [width, height] = [floor.width + 2 * MARGIN_MM, floor.depth + 2 * MARGIN_MM]
  return (
    <figure className="mt-4">
      <svg
        viewBox={`${-MARGIN_MM} ${-MARGIN_MM} ${width} ${height}`}
        role="img"
        aria-label={`${room} from above: ${names}`}
        className="max-h-110 w-full rounded-picture border border-line bg-sand"
      >
        <BoardDrawing board={boardOfSample(room, floor)} mmPerPixel={MM_PER_PIXEL} unit="in" />
        {standing.map(({ item, place }) => (
          <Piece key={`${place.x} ${place.y}`} item={item} place={place} />
        ))}
        {standing.map(({ number, place: { x, y } }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle r={NUMBER_MM} className="fill-paper/90" />
            <text
              fontSize={NUMBER_MM * 1.2}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-ink font-sans font-medium tabular-nums"
            >
              {number}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 text-sm text-muted">
        A room that these pieces fit, to scale; the numbers are those of the list.
      </figcaption>
    </figure>
  )
}

type PieceProps = { item: DrawnItem; place: DrawnItem['footprint']['places'][number] }

function Piece({ item: { footprint, variants }, place: { x, y, turn } }: PieceProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <PieceShape
        category={footprint.category}
        size={{ w: footprint.widthCm * 10, d: footprint.depthCm * 10, h: 0 }}
        finish={Object.values(variants).join(', ')}
        mmPerPixel={MM_PER_PIXEL}
      />
    </g>
  )
}
