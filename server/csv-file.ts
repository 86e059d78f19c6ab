import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type CsvCell, csvText } from '#kit/core/csv.ts'
import { privateFileHeaders } from '#kit/node/http/security-headers.ts'
import type { FileAnswer } from '#kit/node/http/serve.ts'

/** Rows of a list, some at a time. */
export type CsvChunks = AsyncIterable<readonly (readonly CsvCell[])[]>

export type CsvFile = FileAnswer & { stream: Readable }

/** A list as a CSV file to be saved, read and sent a chunk at a time, so that no turn of the server grows with it. */
export function csvFile(name: string, head: readonly string[], chunks: CsvChunks): CsvFile {
  const stream = Readable.from(textOf(head, chunks), { objectMode: false })
  return { stream, headers: privateFileHeaders(name, 'text/csv; charset=utf-8') }
}

async function* textOf(head: readonly string[], chunks: CsvChunks): AsyncGenerator<string> {
  yield csvText([head])
  for await (const rows of chunks) {
    // The mark in front is the file's, once.
    if (rows.length > 0) yield csvText(rows).slice(1)
    await nextTurn()
  }
}
