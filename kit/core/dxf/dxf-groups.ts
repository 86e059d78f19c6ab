/**
 * A DXF is a list of groups: a code that says what the value is, and the value. The text form has each
 * on a line of its own; the binary form packs them, with a type that follows from the code.
 */

import { latin1, numbersIn } from '#kit/core/files/bytes.ts'
import { MAX_GROUPS } from './plan-limits.ts'
import { PlanUnreadable } from './plan-unreadable.ts'

/** Names of AutoCAD's code pages that browsers call otherwise. */
const codePages: Record<string, string> = {
  ANSI_874: 'windows-874',
  ANSI_932: 'shift_jis',
  ANSI_936: 'gbk',
  ANSI_949: 'euc-kr',
  ANSI_950: 'big5',
}

const HEAD = 16_384

/** Values are kept as text: few of them are ever asked for as numbers. */
export type Group = readonly [code: number, value: string]

const BINARY_MARK = 'AutoCAD Binary DXF\r\n\x1a\0'

const COMMENT = 999

const LONG_CODE = 255

/** @throws PlanUnreadable for what is no DXF, or has too many groups */
export function dxfGroups(bytes: Uint8Array): Group[] {
  const isBinary = latin1(bytes.subarray(0, BINARY_MARK.length)) === BINARY_MARK
  return isBinary ? binaryGroups(bytes) : textGroups(dxfText(bytes))
}

function textGroups(text: string): Group[] {
  if (lineEnds(text) > 2 * MAX_GROUPS) throw tooLarge()
  const lines = text.split(/\r\n|\n|\r/)
  const groups: Group[] = []
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const code = Number(lines[at])
    if (!Number.isInteger(code) || lines[at]?.trim() === '')
      throw new PlanUnreadable('This is no DXF drawing.')
    if (code !== COMMENT) groups.push([code, lines[at + 1] ?? ''])
    if (code === 0 && lines[at + 1]?.trim() === 'EOF') break
  }
  return groups
}

/** Counted before there is a string for each: five million take more memory than a worker has. */
function lineEnds(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) count++
  }
  return count
}

/** What is cut short is read as far as it goes. */
function binaryGroups(bytes: Uint8Array): Group[] {
  const numbers = numbersIn(bytes)
  const groups: Group[] = []
  // One byte of code before R13, two since: the first group is always 0 SECTION.
  const isOld = bytes[BINARY_MARK.length + 1] !== 0
  let at = BINARY_MARK.length
  try {
    while (at < bytes.length) {
      if (groups.length > MAX_GROUPS) throw tooLarge()
      const isShort = isOld && bytes[at] !== LONG_CODE
      const code = isShort ? numbers.getUint8(at) : numbers.getInt16(isOld ? at + 1 : at, true)
      at += isShort ? 1 : isOld ? 3 : 2
      const [value, size] = binaryValue(numbers, bytes, at, code)
      at += size
      groups.push([code, value])
      if (code === 0 && value === 'EOF') break
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return groups
}

/** The value at `at` as text, and how many bytes it takes. */
function binaryValue(
  numbers: DataView,
  bytes: Uint8Array,
  at: number,
  code: number,
): [value: string, size: number] {
  switch (binaryType(code)) {
    case 'double':
      return [String(numbers.getFloat64(at, true)), 8]
    case 'short':
      return [String(numbers.getInt16(at, true)), 2]
    case 'long':
      return [String(numbers.getInt32(at, true)), 4]
    case 'longer':
      return [String(numbers.getBigInt64(at, true)), 8]
    case 'byte':
      return [String(numbers.getUint8(at)), 1]
    case 'chunk':
      return ['', 1 + numbers.getUint8(at)]
    case 'text': {
      const end = bytes.indexOf(0, at)
      const stop = end === -1 ? bytes.length : end
      return [dxfText(bytes.subarray(at, stop)), stop - at + 1]
    }
  }
}

type BinaryType = 'double' | 'short' | 'long' | 'longer' | 'byte' | 'chunk' | 'text'

/** From the DXF reference: the last code of each range with its type; whatever lies between is text. */
const ranges: readonly [from: number, to: number, type: BinaryType][] = [
  [10, 59, 'double'],
  [60, 79, 'short'],
  [90, 99, 'long'],
  [110, 149, 'double'],
  [160, 169, 'longer'],
  [170, 179, 'short'],
  [210, 239, 'double'],
  [270, 289, 'short'],
  [290, 299, 'byte'],
  [310, 319, 'chunk'],
  [370, 389, 'short'],
  [400, 409, 'short'],
  [420, 429, 'long'],
  [440, 459, 'long'],
  [460, 469, 'double'],
  [1004, 1004, 'chunk'],
  [1010, 1059, 'double'],
  [1060, 1070, 'short'],
  [1071, 1071, 'long'],
]

function binaryType(code: number): BinaryType {
  return ranges.find(([from, to]) => code >= from && code <= to)?.[2] ?? 'text'
}

export function tooLarge(): PlanUnreadable {
  return new PlanUnreadable('This drawing is too large to be shown.')
}

/** The text of a DXF: UTF-8 since AutoCAD 2007, before that in the code page that its header names. */
function dxfText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(codePageOf(bytes)).decode(bytes)
  }
}

function codePageOf(bytes: Uint8Array): string {
  const named = /\$DWGCODEPAGE\s+3\s+(\w+)/i.exec(latin1(bytes.subarray(0, HEAD)))?.[1]?.toUpperCase() ?? ''
  const page = /^ANSI_(125\d)$/.exec(named)?.[1]
  return codePages[named] ?? `windows-${page ?? '1252'}`
}
