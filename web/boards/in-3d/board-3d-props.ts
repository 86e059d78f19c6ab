import type { Board, Id, Viewpoint } from '#domain/boards/board.ts'
import type { Products } from '#domain/boards/note.ts'
import type { Eye } from '#domain/boards/viewpoints.ts'
import type { BoardProducts } from '../board-products.ts'

export type Board3dProps = {
  board: Board
  products: BoardProducts
  shapes: Products
  /** Names what is seen. */
  label: string
  selected?: Id | null
  onSelect?: (id: Id | null) => void
  /** Gone to, with each new one. */
  view?: Viewpoint | null
  onKeep?: (eye: Eye) => void
}
