import { CELL_WITHIN, disarmed } from '#kit/core/csv.ts'

/** Text that no spreadsheet runs, and that `unguarded` gives back as it was, whatever apostrophes were in it. */
export function guarded(text: string): string {
  const within = text.replaceAll(CELL_WITHIN, "$1'$2")
  return needsGuard(text) ? `'${within}` : within
}

/** The text that `guarded` made a cell of; any other cell is left as it is. */
export function unguarded(cell: string): string {
  const text = cell.startsWith("'") && needsGuard(cell) ? cell.slice(1) : cell
  return text.replaceAll(CELL_WITHIN, (_start, end: string, marks: string) => end + marks.slice(1))
}

/** What begins like a formula, with or without apostrophes before it. */
function needsGuard(text: string): boolean {
  const bare = text.replace(/^'+/, '')
  return disarmed(bare) !== bare
}
