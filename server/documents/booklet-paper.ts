import type { LetterShop } from '#server/outbox/letter.ts'
import { print } from './press.ts'
import type { BookletFile, PrintedBooklet } from './printed-booklet.ts'

/**
 * A design as a PDF, made on a thread of its own. Where a file that was uploaded is too much for that thread, the
 * booklet is made without the files that have to be worked out, and says so. Rejects when even that fails.
 */
export async function bookletPaper(
  booklet: PrintedBooklet,
  shop: LetterShop,
  onFailure: (error: unknown) => void,
): Promise<Buffer> {
  try {
    return await print({ paper: 'booklet', booklet, shop })
  } catch (error) {
    const plain = withoutWork(booklet)
    if (plain === booklet) throw error
    onFailure(error)
    return print({ paper: 'booklet', booklet: plain, shop })
  }
}

const TOO_MUCH: BookletFile = { kind: 'words', text: 'This file could not be printed.' }

function withoutWork(booklet: PrintedBooklet): PrintedBooklet {
  const isWork = ({ kind }: BookletFile) => kind === 'pdf' || kind === 'dxf'
  if (!booklet.plates.some(({ file }) => isWork(file))) return booklet
  const plates = booklet.plates.map((plate) => ({
    ...plate,
    file: isWork(plate.file) ? TOO_MUCH : plate.file,
  }))
  return { ...booklet, plates }
}
