import { sampleFiles } from './sample-files.ts'

const PICTURE_TABLE_AT = 0x20
const SENTINEL = Buffer.from('1f256d07d43628289d57ca3f9d44102b', 'hex')
const RECORD_OF_PNG = 6

/** The head of a DWG of AutoCAD 2018 that carries the sample PNG as its picture, and no drawing. */
export function dwgWithPicture(): Buffer {
  const head = Buffer.alloc(PICTURE_TABLE_AT)
  head.write('AC1032', 'latin1')
  head.writeUInt32LE(PICTURE_TABLE_AT, 0x0d)
  const table = Buffer.alloc(14)
  const start = PICTURE_TABLE_AT + SENTINEL.length + table.length
  table.writeUInt32LE(sampleFiles.png.length, 0)
  table.writeUInt8(1, 4)
  table.writeUInt8(RECORD_OF_PNG, 5)
  table.writeUInt32LE(start, 6)
  table.writeUInt32LE(sampleFiles.png.length, 10)
  return Buffer.concat([head, SENTINEL, table, sampleFiles.png])
}
