import type { Board, Id } from '#domain/boards/board.ts'
import type { Products } from '#domain/boards/note.ts'
import type { BoardProducts } from '../board-products.ts'

export type Board3dProps = {
  board: Board
  products: BoardProducts
  shapes: Products
  /** Names what is seen. */
  label: string
  selected?: Id | null
  onSelect?: (id: Id | null) => void
}
