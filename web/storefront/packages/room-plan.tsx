import type { Package } from '#contract/packages.ts'
import { type LengthUnit, otherUnit } from '#domain/fit/unit-systems.ts'
import { boardOfSample } from '#domain/packages/sample-board.ts'
import { BoardDrawing } from '#web/boards/board-drawing.tsx'
import { PieceShape } from '#web/boards/piece-shape.tsx'
import { lengthWords } from '#web/boards/plan-words.ts'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import { type DrawnItem, named } from './included-items.tsx'

/** As wide as a room is drawn, about, and what is left around it for the measures of its walls. */
const ROOM_PX = 330
const MARGIN_PX = 50

type RoomPlanProps = {
  room: string
  floor: NonNullable<Package['floors']>[string]
  items: readonly DrawnItem[]
}

/** A room that the pieces of a package fit, from above, with the numbers of the list. */
export default function RoomPlan({ room, floor, items }: RoomPlanProps) {
  const unit = useLengthUnit()
  const names = items.map(({ name, quantity }, at) => `Number ${at + 1}: ${named(name, quantity)}`).join(', ')
  const standing = items.flatMap((item, at) =>
    item.footprint.places.map((place) => ({ item, number: at + 1, place })),
  )
  const mmPerPixel = Math.round(floor.width / ROOM_PX)
  const margin = MARGIN_PX * mmPerPixel
  const [width, height] = [floor.width + 2 * margin, floor.depth + 2 * margin]
  return (
    <figure className="mt-4">
      <svg
        viewBox={`${-margin} ${-margin} ${width} ${height}`}
        role="img"
        aria-label={`${room} from above: ${names}`}
        className="max-h-110 w-full rounded-picture border border-line bg-sand"
      >
        <BoardDrawing board={boardOfSample(room, floor)} mmPerPixel={mmPerPixel} unit={unit} />
        {standing.map(({ item, place }) => (
          <Piece key={`${place.x} ${place.y}`} {...{ item, place, mmPerPixel }} />
        ))}
        {standing.map(({ number, place: { x, y } }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle r={10 * mmPerPixel} className="fill-paper/90" />
            <text
              fontSize={11 * mmPerPixel}
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
        A room that these pieces fit, {floorWords(floor, unit)} ({floorWords(floor, otherUnit[unit])}), to
        scale; the numbers are those of the list.
      </figcaption>
    </figure>
  )
}

const floorWords = ({ width, depth }: RoomPlanProps['floor'], unit: LengthUnit) =>
  `${lengthWords(width, unit)} × ${lengthWords(depth, unit)}`

type PieceProps = {
  item: DrawnItem
  place: DrawnItem['footprint']['places'][number]
  mmPerPixel: number
}

function Piece({ item: { footprint, variants }, place: { x, y, turn }, mmPerPixel }: PieceProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <PieceShape
        category={footprint.category}
        size={{ w: footprint.widthCm * 10, d: footprint.depthCm * 10, h: 0 }}
        finish={Object.values(variants).join(', ')}
        mmPerPixel={mmPerPixel}
      />
    </g>
  )
}
