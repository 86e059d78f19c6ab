import { isUtf8 } from 'node:buffer'
import type { Encoding } from '#domain/products/import/import-columns.ts'
import { UnreadableFile } from './import-rows.ts'

/** A file as UTF-8, and how it was encoded. */
export type DecodedFile = { utf8: Buffer; encoding: Encoding }

const WRONG_ENCODING = 'The file is not in UTF-8. Save it as “CSV UTF-8” and select it again'

/** What no text holds, and letters on which the everyday letters of older Macintoshes lie; dashes and quotes within a word are such, too. */
const OTHER_THAN_1252 = /[^\t\r\n -~\x80\x82\x84\x85\x91-\x97\x99\xA0-\xFF]|[a-z][\x91\x93-\x97\x99][a-z]/
/** Letters in UTF-8: the file is in that, and damaged. */
const IN_UTF8 = /[\xC3-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}/

/**
 * The text of a file, in UTF-16 by its mark or by the zeros of its first letters; in Windows-1252 where it can be
 * nothing else.
 *
 * @throws UnreadableFile for any other encoding
 */
export function decodeFile(bytes: Buffer): DecodedFile {
  const encoding = encodingOf(bytes)
  if (encoding === undefined) throw new UnreadableFile(WRONG_ENCODING)
  if (encoding === 'utf-8') return { utf8: bytes, encoding }
  try {
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)
    return { utf8: Buffer.from(text), encoding }
  } catch {
    throw new UnreadableFile(WRONG_ENCODING)
  }
}

/** How many bytes of the file itself lie between two places of its UTF-8. */
export function bytesBetween({ utf8, encoding }: DecodedFile, from: number, to: number): number {
  if (encoding === 'utf-8') return to - from
  return utf8.toString('utf8', from, to).length * (encoding === 'windows-1252' ? 1 : 2)
}

function encodingOf(bytes: Buffer): Encoding | undefined {
  const [a, b, c, d] = bytes
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d)) return 'utf-16be'
  if (isUtf8(bytes)) return 'utf-8'
  const letters = bytes.toString('latin1')
  return OTHER_THAN_1252.test(letters) || IN_UTF8.test(letters) ? undefined : 'windows-1252'
}
