import { useMemo } from 'react'
import type { Board, Id, Piece } from '#domain/boards/board.ts'
import { footprintOf } from '#domain/boards/footprint.ts'
import { standingPieces, type Note, type Products } from '#domain/boards/note.ts'
import { notesAbout } from '#domain/boards/notes-about.ts'
import { roomsOf } from '#domain/boards/wall-graph.ts'

/** A piece where it is held, or where it stands. */
export type Held = { id: Id; piece: Piece }

const none: Note[] = []

/** What is too tight about a piece; asked for at each move of a drag. */
export function useTight(board: Board, sold: Products, held: Held | undefined): readonly Note[] {
  const room = useMemo(
    () => ({
      board,
      pieces: standingPieces(board, sold),
      outlines: roomsOf(board).map(({ outline }) => outline),
    }),
    [board, sold],
  )
  return useMemo(() => {
    const product = held && sold.get(held.piece.product)
    if (!product) return none
    const { id, piece } = held
    return notesAbout({ ...product, id, place: piece, quad: footprintOf(piece, product.size) }, room)
  }, [room, sold, held])
}
