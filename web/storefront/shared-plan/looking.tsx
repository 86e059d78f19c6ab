import type { Board } from '#domain/boards/board.ts'
import { BoardLook } from '#web/boards/board-look.tsx'
import { PrivateData } from '#web/layout/private-data.tsx'

/** The plan with what it asks of the catalogue. */
export default function Looking({ board }: { board: Board }) {
  return (
    <PrivateData>
      <BoardLook board={board} />
    </PrivateData>
  )
}
