/**
 * What a file is, told from its bytes alone: neither its name nor what the browser says of it is believed.
 */
import type { FileKind, UploadRule } from './file-kind.ts'
import {
  isAsciiDxf,
  isAvif,
  isBinaryDxf,
  isDwg,
  isGlb,
  isIco,
  isJpeg,
  isPdf,
  isPlainText,
  isPng,
  isSvg,
  isWebp,
} from './file-structure.ts'

const signs: readonly [FileKind, (head: Uint8Array, tail: Uint8Array) => boolean][] = [
  ['png', isPng],
  ['jpeg', isJpeg],
  ['pdf', isPdf],
  ['webp', isWebp],
  ['avif', isAvif],
  ['glb', isGlb],
  ['ico', isIco],
  ['dwg', isDwg],
  ['dxf', isAsciiDxf],
  ['dxf', isBinaryDxf],
]

/**
 * The kind of a file, by its magic bytes and as much of its structure as its two ends show.
 *
 * @param head  its first 64 KiB, or all of it
 * @param tail  its last 64 KiB, or all of it
 * @returns undefined for every other format, and for one of these that is cut short
 */
export function fileKindOf(head: Uint8Array, tail: Uint8Array): FileKind | undefined {
  return signs.find(([, looksRight]) => looksRight(head, tail))?.[0]
}

/** The same of a file that is expected to be one of `kinds`: for no other it is looked. */
export function kindAmong<Kind extends FileKind>(
  kinds: readonly Kind[],
  head: Uint8Array,
  tail: Uint8Array,
): Kind | undefined {
  return kinds.find((one) => signs.some(([kind, looksRight]) => kind === one && looksRight(head, tail)))
}

/**
 * The kind of a file that is sent in under `rule`, as `fileKindOf`. What is text has no magic bytes: a table or drawing
 * is one only where one is expected.
 */
export function fileKindUnder(
  rule: Pick<UploadRule, 'kinds'>,
  head: Uint8Array,
  tail: Uint8Array,
): FileKind | undefined {
  if (rule.kinds.includes('statement')) return isPlainText(head) ? 'statement' : undefined
  if (rule.kinds.includes('csv')) return isPlainText(head) ? 'csv' : undefined
  if (rule.kinds.includes('svg') && isSvg(head)) return 'svg'
  return fileKindOf(head, tail)
}
