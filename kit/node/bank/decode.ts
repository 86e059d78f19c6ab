import { isUtf8 } from 'node:buffer'
import { UnreadableStatement } from './statement.ts'

/** The text of a file: UTF-16 with its mark, UTF-8 with or without one, else what old programs of banks write. */
export function decode(bytes: Buffer): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes).replaceAll(/\r\n?/g, '\n')
  const zero = text.indexOf('\0')
  if (zero === -1) return text
  const message = `Line ${lineCounter(text)(zero)}: a character that cannot be stored`
  throw new UnreadableStatement(message)
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** The line of `text` that holds a place, counted from 1; places come in their order. */
export function lineCounter(text: string): (at: number) => number {
  let [line, end] = [1, text.indexOf('\n')]
  return (at) => {
    for (; end !== -1 && end < at; end = text.indexOf('\n', end + 1)) line++
    return line
  }
}
