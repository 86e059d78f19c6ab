/** What a spreadsheet may take for the beginning of a formula, in either width, and the blanks that hide one. */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/

/** Text that no spreadsheet runs: an apostrophe before what could be a formula. */
export function disarmed(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Where a spreadsheet that splits by semicolons, which takes no quotes of ours, begins a cell; up to its apostrophes. */
export const CELL_WITHIN = /([;\t\r\n]"*)('*)(?=[=+\-@＝＋－＠])/g

export type CsvCell = string | number | null

/** Rows as CSV (RFC 4180) in which no text can be a formula; numbers stay numbers. The mark in front lets Excel read UTF-8. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = disarmed(cell).replaceAll(CELL_WITHIN, (start, _end, marks: string) =>
    marks ? start : `${start}'`,
  )
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** In place of the head of a column: the table has none. */
export const NO_COLUMN = '—'

/** Whether `head` names a column of its own: neither the usual words for it, nor none. */
export function isOwnHead(head: string | undefined): boolean {
  return head !== NO_COLUMN && !!head
}
