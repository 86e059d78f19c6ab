import { memo } from 'react'
import type { Board, Id } from '#domain/boards/board.ts'
import { gapBetween } from '#domain/boards/boxes.ts'
import { footprintOf } from '#domain/boards/footprint.ts'
import type { Note, Products } from '#domain/boards/note.ts'
import { leafPath, pathOf } from '#domain/boards/plan-paths.ts'
import type { Point, Polygon } from '#domain/boards/polygons.ts'
import { swingsOf } from '#domain/boards/swings.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { GuideLine } from './guide-line.tsx'
import { noteWords } from './plan-words.ts'
import type { Held } from './use-tight.ts'

type TightMarksProps = {
  notes: readonly Note[]
  held: Held
  /** In hand: the checks have not marked what it is too close to yet. */
  isCarried: boolean
  board: Board
  sold: Products
  nameOf: (id: Id) => string
  unit: LengthUnit
  mmPerPixel: number
  transform: string
  onTable: (at: Point) => Point
}

/**
 * In red, what a piece is too close to: the other one, the door that meets it, how little is left between. In words, too,
 * while it is in hand.
 */
export default function TightMarks(props: TightMarksProps) {
  const { notes, held, isCarried, board, sold, nameOf, unit, mmPerPixel, transform, onTable } = props
  const quadOf = (id: Id) => {
    const thing = board.things[id]
    const piece = id === held.id ? held.piece : board.pieces[id]
    const size = thing ?? (piece && sold.get(piece.product)?.size)
    return size && footprintOf((thing ?? piece)!, size)
  }
  const others = isCarried ? notes.flatMap(({ pieces }) => pieces.filter((id) => id !== held.id)) : []
  const leaves = notes.some(({ kind }) => kind === 'swing')
    ? Object.values(board.openings).flatMap((opening) => swingsOf(board, opening))
    : []
  const met = leaves.filter(({ hinge: { x, y } }) =>
    notes.some(({ kind, at }) => kind === 'swing' && at.x === x && at.y === y),
  )
  const path = [...others.flatMap((id) => pathOf(quadOf(id) ?? [])), ...met.map(leafPath)].join('')
  const placeOf = ({ pieces, at }: Note) => {
    const other = pieces.find((id) => id !== held.id) ?? ''
    return board.pieces[other] ?? board.things[other] ?? at
  }
  const downwards = notes.reduce((sum, note) => sum + placeOf(note).y - held.piece.y, 0)
  return (
    <div data-tight="" className="pointer-events-none absolute inset-0">
      <TightPath {...{ path, mmPerPixel, transform }} />
      {notes.map(({ kind, pieces, mm, at }) => {
        const quad = mm === undefined ? undefined : quadOf(pieces[0]!)
        if (!quad) return null
        const { from, to } = gapBetween(quad, [at])
        return (
          <GuideLine
            key={`${kind} ${pieces.join()}`}
            from={onTable(from)}
            to={onTable(to)}
            className="h-0.5 bg-red"
          />
        )
      })}
      {isCarried && (
        <TightWords
          {...{ notes, nameOf, unit }}
          corners={(quadOf(held.id) ?? []).map(onTable)}
          isBelow={downwards < 0}
        />
      )}
    </div>
  )
}

type TightPathProps = Pick<TightMarksProps, 'mmPerPixel' | 'transform'> & { path: string }

/** A layer of its own, not painted again while the same things are too close. */
const TightPath = memo(function TightPath({ path, mmPerPixel, transform }: TightPathProps) {
  return (
    <svg className="absolute inset-0 size-full will-change-transform">
      <path
        d={path}
        transform={transform}
        fill="none"
        className="stroke-red"
        strokeWidth={2 * mmPerPixel}
        strokeDasharray={`${5 * mmPerPixel} ${3 * mmPerPixel}`}
      />
    </svg>
  )
})

type TightWordsProps = Pick<TightMarksProps, 'notes' | 'nameOf' | 'unit'> & {
  /** Of the piece, in pixels of the table. */
  corners: Polygon
  isBelow: boolean
}

/** What the checks will say once the piece is put down, on the side where nothing is marked; read out only then. */
function TightWords({ notes, nameOf, unit, corners, isBelow }: TightWordsProps) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  function lay(element: HTMLElement | null) {
    if (!element) return
    element.style.left = `clamp(0.5rem, ${middle}px - 10rem, 100% - 20.5rem)`
    // Below it, the handle comes first.
    element.style.top = isBelow
      ? `min(${Math.max(...ys) + 48}px, 100% - 4rem)`
      : `max(${Math.min(...ys) - 10}px, 5rem)`
  }
  return (
    <div
      ref={lay}
      aria-hidden="true"
      className={classes('absolute z-10 w-80 max-w-[calc(100%-1rem)]', !isBelow && '-translate-y-full')}
    >
      <p className="mx-auto w-fit rounded-control border border-red bg-paper px-3 py-1.5 text-center text-sm text-red shadow-float">
        {notes.map((note) => (
          <span key={`${note.kind} ${note.pieces.join()} ${note.at.x}`} className="block">
            {noteWords(note, nameOf, unit)}
          </span>
        ))}
      </p>
    </div>
  )
}
