import type { ImportResult } from '#contract/products-import.ts'
import { disarmed } from '#kit/core/csv.ts'
import { REASON_COLUMN } from '#domain/products/import/import-columns.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * The rows of `file` that were left out, each behind its reason, ready to be put right and imported: cut out of the
 * file itself, so that every cell is as it was.
 */
export async function refusedRowsFile(
  file: File,
  { headerEnd, refused, understood }: Pick<ImportResult, 'headerEnd' | 'refused' | 'understood'>,
): Promise<File> {
  const { encoding, delimiter } = understood
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Without its mark, which a decoder takes away.
  const textOf = (from: number, to: number) =>
    withoutLineEnds(new TextDecoder(encoding).decode(bytes.subarray(from, to)))
  const header = textOf(0, headerEnd)
  const hadReasons = new RegExp(`^"?${REASON_COLUMN}"? *${delimiter}`, 'i').test(header)
  const lineOf = (first: string, text: string) =>
    `${first}${delimiter}${hadReasons ? withoutFirstCell(text, delimiter) : text}\r\n`
  const lines = [
    lineOf(REASON_COLUMN, header),
    ...refused.map(({ reason, from, to }) => lineOf(quoted(reason), textOf(from, to))),
  ]
  const name = file.name.replace(/(?:-to-correct)?\.csv$/i, '')
  return new File([BYTE_ORDER_MARK, ...lines], `${name}-to-correct.csv`, { type: 'text/csv' })
}

function quoted(text: string): string {
  return `"${disarmed(text).replaceAll('"', '""')}"`
}

function withoutFirstCell(text: string, delimiter: string): string {
  const other = `[^${delimiter}]*`
  return text.replace(new RegExp(`^(?: *"(?:[^"]|"")*"${other}|${other})${delimiter}`), '')
}

function withoutLineEnds(text: string): string {
  return text.replace(/^[\r\n]+|[\r\n]+$/g, '')
}
