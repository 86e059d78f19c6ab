import type { Board } from '#domain/boards/board.ts'
import type { SizeMm } from '#domain/boards/footprint.ts'

/** A piece as the plan numbers it; nothing of what it costs, which is not for every reader. */
export type PrintedPiece = {
  name: string
  finish: string
  size: string
  room: string
  /** The address of its picture; empty where it has none. */
  picture: string
}

/** A room as it looks, fit for paper. */
export type PrintedPicture = { name: string; bytes: Uint8Array; width: number; height: number }

/** A furnished home as it is printed. */
export type PrintedBoard = {
  /** "Concept 2 for D-218". */
  title: string
  board: Board
  /** By product, of what has a size. */
  shapes: Record<string, { category: string; size: SizeMm }>
  pieces: PrintedPiece[]
  pictures: readonly PrintedPicture[]
  /** Of the pieces, by their addresses: a JPEG of each that could be drawn. */
  thumbs: ReadonlyMap<string, Uint8Array>
  unit: 'in' | 'cm'
}
