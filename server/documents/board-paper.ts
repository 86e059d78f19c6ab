import type { LetterShop } from '#server/outbox/letter.ts'
import { print } from './press.ts'
import type { BoardFile, PrintedBoard } from './printed-board.ts'

/**
 * A design as a PDF, made on a thread of its own. Where a file that was uploaded is too much for that thread, the
 * board is made without the files that have to be worked out, and says so. Rejects when even that fails.
 */
export async function boardPaper(
  board: PrintedBoard,
  shop: LetterShop,
  onFailure: (error: unknown) => void,
): Promise<Buffer> {
  try {
    return await print({ paper: 'board', board, shop })
  } catch (error) {
    const plain = withoutWork(board)
    if (plain === board) throw error
    onFailure(error)
    return print({ paper: 'board', board: plain, shop })
  }
}

const TOO_MUCH: BoardFile = { kind: 'words', text: 'This file could not be printed.' }

function withoutWork(board: PrintedBoard): PrintedBoard {
  const isWork = ({ kind }: BoardFile) => kind === 'pdf' || kind === 'dxf'
  if (!board.plates.some(({ file }) => isWork(file))) return board
  const plates = board.plates.map((plate) => ({ ...plate, file: isWork(plate.file) ? TOO_MUCH : plate.file }))
  return { ...board, plates }
}
