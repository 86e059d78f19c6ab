import { disarmed } from '#kit/core/csv.ts'

/** Text that no spreadsheet runs, and that `unguarded` gives back as it was, whatever apostrophes it began with. */
export function guarded(text: string): string {
  return needsGuard(text) ? `'${text}` : text
}

/** The text that `guarded` made a cell of; any other cell is left as it is. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && needsGuard(cell) ? cell.slice(1) : cell
}

/** What begins like a formula, with or without apostrophes before it. */
function needsGuard(text: string): boolean {
  const bare = text.replace(/^'+/, '')
  return disarmed(bare) !== bare
}
