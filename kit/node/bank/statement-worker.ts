/** Reads a statement on a thread of its own, so that the server answers meanwhile. */

import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { readStatement } from './read-statement.ts'
import { type CsvHeads, type Statement, UnreadableStatement } from './statement.ts'

export type StatementWork = { path: string; heads: CsvHeads }
export type StatementAnswer =
  | { statement: Statement }
  | { message: string; code: UnreadableStatement['code'] }

function answer(): StatementAnswer {
  const { path, heads } = workerData as StatementWork
  try {
    return { statement: readStatement(readFileSync(path), heads) }
  } catch (error) {
    if (!(error instanceof UnreadableStatement)) throw error
    return { message: error.message, code: error.code }
  }
}

parentPort?.postMessage(answer(), [])
