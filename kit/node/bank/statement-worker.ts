/** Reads a statement on a thread of its own, so that the server answers meanwhile. */

import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { readBeginning, readStatement } from './read-statement.ts'
import { type CsvHeads, type Statement, type StatementTable, UnreadableStatement } from './statement.ts'

/** What is read of a file: all of it, or how it begins if it is a table. */
export type StatementReads = { statement: Statement; beginning: StatementTable | undefined }
export type StatementWork = { path: string; heads: CsvHeads; what: keyof StatementReads }
export type StatementAnswer =
  | { read: StatementReads[keyof StatementReads] }
  | { message: string; code: UnreadableStatement['code'] }

function answer(): StatementAnswer {
  const { path, heads, what } = workerData as StatementWork
  const read = what === 'statement' ? readStatement : readBeginning
  try {
    return { read: read(readFileSync(path), heads) }
  } catch (error) {
    if (!(error instanceof UnreadableStatement)) throw error
    return { message: error.message, code: error.code }
  }
}

parentPort?.postMessage(answer(), [])
