/** Builds the index of a large catalogue on a thread of its own, and keeps it in a file where that is asked for. */
import type { NamedCategory } from '#domain/search/vocabulary.ts'
import { parentPort, workerData } from 'node:worker_threads'
import type { MarkedProduct } from './indexed-products.ts'
import { IndexBuilder, type PackedIndex } from './search-index.ts'
import { type Snapshot, writeSnapshot } from './snapshot-file.ts'

export type BuildWork = {
  categories: readonly NamedCategory[]
  /** Where the index is kept, and from how many products on. */
  snapshot?: { path: string; from: number } & Pick<Snapshot, 'begunAt' | 'move'>
}
/** Products to add, each piece answered when it is; an empty one is the last, and answered with the index. */
export type BuildPiece = MarkedProduct[]
export type BuildAnswer = { index: PackedIndex; unwritten?: string }

const { categories, snapshot } = workerData as BuildWork
const builder = new IndexBuilder(categories)
const marks: number[] = []

function finish(): void {
  const steps = builder.build()
  let step = steps.next()
  while (!step.done) step = steps.next()
  const index = trimmed(step.value.pack())
  const unwritten = snapshot && marks.length >= snapshot.from ? keep(snapshot, index) : undefined
  const buffers = new Set(Object.values(index.arrays).map(({ buffer }) => buffer as ArrayBuffer))
  parentPort?.postMessage({ index, unwritten } satisfies BuildAnswer, [...buffers])
}

function keep(
  { path, begunAt, move }: NonNullable<BuildWork['snapshot']>,
  index: PackedIndex,
): string | undefined {
  try {
    writeSnapshot(path, { index, marks: Uint32Array.from(marks), begunAt, move })
  } catch (error) {
    return (error as Error).message
  }
}

/** Without what the arrays have to spare. */
function trimmed({ arrays, figures }: PackedIndex): PackedIndex {
  const own = Object.entries(arrays).map(([name, array]) => [name, array.slice()])
  return { arrays: Object.fromEntries(own), figures }
}

parentPort?.on('message', (piece: BuildPiece) => {
  for (const { mark, ...product } of piece) {
    builder.add(product)
    marks.push(mark)
  }
  if (piece.length === 0) finish()
  else parentPort?.postMessage('added', [])
})
