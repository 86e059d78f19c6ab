import type { UploadRule } from '#kit/core/files/file-kind.ts'
import { pdfOf } from '#tests/operations/large-samples.ts'
import { csvAmount } from '#tests/support/bank/statement-files.ts'
import { countedCsv } from '#tests/support/files/product-file.ts'
import { pngOfBytes } from './pictures.ts'

const GLB_HEAD_BYTES = 12
const CHUNK_HEAD_BYTES = 8

/** A good file under `rule` of exactly `bytes` bytes. */
export function bytesToTheLimit({ kinds }: UploadRule, bytes: number): Uint8Array {
  if (kinds.includes('csv')) return linesOf(countedCsv, bytes)
  if (kinds.includes('statement')) return linesOf(csvAmount, bytes)
  if (kinds.includes('glb')) return modelOf(bytes)
  return kinds.includes('png') ? pngOfBytes(bytes) : pdfOf(bytes)
}

/** The lines of a table, and then nothing but their ends. */
function linesOf(lines: string, bytes: number): Buffer {
  const table = Buffer.alloc(bytes, '\n')
  table.write(lines)
  return table
}

/** A model with as much data of its own behind its description. */
function modelOf(bytes: number): Buffer {
  const json = '{"asset":{"version":"2.0"}}'.padEnd(28)
  const model = Buffer.alloc(bytes)
  model.write('glTF', 'latin1')
  model.writeUInt32LE(2, 4)
  model.writeUInt32LE(bytes, 8)
  model.writeUInt32LE(json.length, GLB_HEAD_BYTES)
  model.write(`JSON${json}`, GLB_HEAD_BYTES + 4, 'latin1')
  const data = GLB_HEAD_BYTES + CHUNK_HEAD_BYTES + json.length
  model.writeUInt32LE(bytes - data - CHUNK_HEAD_BYTES, data)
  model.write('BIN\0', data + 4, 'latin1')
  return model
}
