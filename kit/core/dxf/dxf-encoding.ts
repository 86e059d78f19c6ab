import { latin1 } from '#kit/core/files/bytes.ts'

/** Names of AutoCAD's code pages that browsers call otherwise. */
const codePages: Record<string, string> = {
  ANSI_874: 'windows-874',
  ANSI_932: 'shift_jis',
  ANSI_936: 'gbk',
  ANSI_949: 'euc-kr',
  ANSI_950: 'big5',
}

const HEAD = 16_384

/** The text of a DXF: UTF-8 since AutoCAD 2007, before that in the code page that its header names. */
export function dxfText(bytes: Uint8Array): string {
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
