/** Reads a file of products on a thread of its own, so that the server answers meanwhile, and hands it out in pieces. */

import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { type FileFacts, type RowGroup, UnreadableFile, type ImportRow } from './import-rows.ts'
import { readRows } from './read-rows.ts'

export type ImportWork = { path: string }

/** What the thread says first, and then to each `'next'`: none are left when the piece is empty. */
export type ImportAnswer =
  | { is: 'open'; facts: FileFacts }
  | { is: 'unreadable'; message: string; code: UnreadableFile['code'] }
  | { is: 'piece'; groups: RowGroup[] }

/** So many rows make a piece, or those of one product where they are more. */
const ROWS_AT_ONCE = 50

function say(answer: ImportAnswer): void {
  parentPort?.postMessage(answer, [])
}

function open(): void {
  const { path } = workerData as ImportWork
  try {
    const { rows, ...facts } = readRows(readFileSync(path))
    const left = groupRows(rows)
    parentPort?.on('message', () => say({ is: 'piece', groups: nextPiece(left) }))
    say({ is: 'open', facts })
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    say({ is: 'unreadable', message: error.message, code: error.code })
  }
}

function nextPiece(left: RowGroup[]): RowGroup[] {
  let rows = 0
  const end = left.findIndex((group) => (rows += group.rows.length) >= ROWS_AT_ONCE)
  return left.splice(0, end === -1 ? left.length : end + 1)
}

open()

/** Rows that share a productCode, wherever in the file they stand; a row without one stands alone. */
function groupRows(rows: readonly ImportRow[]): RowGroup[] {
  const groups = new Map<string | ImportRow, RowGroup>()
  for (const row of rows) {
    const productCode = row.cells.productCode?.trim() ?? ''
    const key = productCode === '' ? row : productCode
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else groups.set(key, { productCode, rows: [row] })
  }
  return [...groups.values()]
}
