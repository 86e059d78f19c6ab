import type { LetterShop } from '#server/outbox/letter.ts'
import { atPress, type Lane, type Print } from './press.ts'
import type { BookletFile, PrintedBooklet } from './printed-booklet.ts'
import { TakesLong } from './processor-time.ts'

export type GatheredBooklet = { booklet: PrintedBooklet; shop: LetterShop }

/** What is being made: whether it may not take long, and who counts what it takes, in milliseconds. */
export type Gathering = { isShort: boolean; took: (ms: number) => void }

/**
 * A design as a PDF for `whose`, made on a thread of its own. Where a file that was uploaded is too much for that
 * thread, the booklet is made without the files that have to be worked out, and says so. Rejects when even that fails.
 *
 * Booklets hold many files in memory, so they are gathered when it is their turn. What takes long gives its place up
 * and begins anew among its like: nobody else waits longer for it than for a short one.
 */
export async function bookletPaper(
  whose: string,
  gather: (gathering: Gathering) => Promise<GatheredBooklet>,
  onFailure: (error: unknown) => void,
  asks = 0,
): Promise<Buffer> {
  const make = (lane: Lane, ms: number) => {
    const job = async (print: Print, took: (ms: number) => void) =>
      printBooklet(print, await gather({ isShort: lane === 'short', took }), onFailure)
    return atPress(lane, whose, job, ms)
  }
  try {
    return await make('short', asks)
  } catch (error) {
    if (!(error instanceof TakesLong)) throw error
    return make('long', Math.max(asks, error.asks))
  }
}

async function printBooklet(
  print: Print,
  { booklet, shop }: GatheredBooklet,
  onFailure: (error: unknown) => void,
): Promise<Buffer> {
  try {
    return await print({ paper: 'booklet', booklet, shop })
  } catch (error) {
    const plain = withoutWork(booklet)
    if (error instanceof TakesLong || plain === booklet) throw error
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
