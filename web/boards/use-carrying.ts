import { useMemo, useRef, useState, type PointerEvent } from 'react'
import type { Board, Id, Piece } from '#domain/boards/board.ts'
import { wholeTurn } from '#domain/boards/footprint.ts'
import { standingPieces, type Products } from '#domain/boards/note.ts'
import { REACH_MM, snapped, type Around, type Guide } from '#domain/boards/snapping.ts'
import { hasBack } from '#domain/boards/swaps.ts'
import { placeOfOpening } from '#domain/boards/swings.ts'
import { roomsOf } from '#domain/boards/wall-graph.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'

export const gridMm: Record<LengthUnit, number> = { in: 50.8, cm: 50 }

/** What a piece meets on the board: rooms, windows and all others. */
export function aroundOf(board: Board, shapes: Products, unit: LengthUnit, but?: Id): Around {
  return {
    outlines: roomsOf(board).map(({ outline }) => outline),
    shapes: standingPieces(board, shapes).flatMap(({ id, quad }) => (id === but ? [] : [quad])),
    middles: Object.values(board.openings)
      .filter(({ kind }) => kind === 'window')
      .flatMap((opening) => placeOfOpening(board, opening)?.middle ?? []),
    gridMm: gridMm[unit],
  }
}

export type Carried = { id: Id; piece: Piece; guides: readonly Guide[] }
type Start = { id: Id; piece: Piece; x: number; y: number; how: 'move' | 'turn' }

type Carrying = {
  board: Board
  shapes: Products
  unit: LengthUnit
  /** Pixels per millimetre. */
  zoom: number
  onDown: (id: Id) => void
  onPut: (id: Id, piece: Piece) => void
}

/** A finger that trembles moves nothing, in pixels. */
const STILL_PX = 4
const TURN_STEP = 15

/** A piece in hand: it follows the pointer, comes to walls and others, and is put down when it is let go. */
export function useCarrying({ board, shapes, unit, zoom, onDown, onPut }: Carrying) {
  const [carried, setCarried] = useState<Carried>()
  const start = useRef<Start>(undefined)
  const carriedId = carried?.id
  const around = useMemo(
    () => (carriedId === undefined ? undefined : aroundOf(board, shapes, unit, carriedId)),
    [board, shapes, unit, carriedId],
  )

  function take(event: PointerEvent, id: Id, how: Start['how']) {
    const piece = board.pieces[id]
    if (event.button !== 0 || !piece) return
    event.stopPropagation()
    pieceOf(event)?.setPointerCapture(event.pointerId)
    onDown(id)
    start.current = { id, piece, x: event.clientX, y: event.clientY, how }
  }

  function carry(event: PointerEvent) {
    const from = start.current
    if (!from) return
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    if (!carried && Math.hypot(dx, dy) < STILL_PX) return
    const size = shapes.get(from.piece.product)
    const moved = {
      ...from.piece,
      x: Math.round(from.piece.x + dx / zoom),
      y: Math.round(from.piece.y + dy / zoom),
    }
    if (from.how === 'turn') {
      const { left, top } = middleOf(event)
      const degrees = (Math.atan2(event.clientY - top, event.clientX - left) * 180) / Math.PI - 90
      const step = event.altKey ? 0.5 : TURN_STEP
      const turn = wholeTurn(Math.round(degrees / step) * step)
      setCarried({ id: from.id, piece: { ...from.piece, turn }, guides: [] })
    } else if (event.altKey || !around || !size) setCarried({ id: from.id, piece: moved, guides: [] })
    else {
      const { guides, ...place } = snapped(
        { ...moved, ...size.size, hasBack: hasBack(size.category) },
        around,
        REACH_MM,
      )
      setCarried({ id: from.id, piece: { ...moved, ...place }, guides })
    }
  }

  function put() {
    const from = start.current
    start.current = undefined
    if (from && carried) onPut(from.id, carried.piece)
    setCarried(undefined)
  }

  function drop() {
    start.current = undefined
    setCarried(undefined)
  }

  return { carried, take, moves: { onPointerMove: carry, onPointerUp: put, onPointerCancel: drop } }
}

/** Where on the screen the middle of the piece lies whose handle is held. */
function middleOf(event: PointerEvent): { left: number; top: number } {
  const box = pieceOf(event)?.querySelector('[data-body]')?.getBoundingClientRect()
  return box ? { left: box.left + box.width / 2, top: box.top + box.height / 2 } : { left: 0, top: 0 }
}

/** The piece that an event of the stage is about. */
export function pieceOf({ target }: { target: EventTarget }): SVGElement | null {
  return target instanceof Element ? target.closest<SVGElement>('[data-piece]') : null
}
