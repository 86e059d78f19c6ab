import { randomUUID } from 'node:crypto'

/** A statement with these movements, or one of its own. */
export function statementFile(lines: readonly string[] = [`11/3/2026,INTEREST ${randomUUID()},1.25`]): File {
  return new File([`Date,Description,Amount\n${lines.join('\n')}\n`], 'november.csv', { type: 'text/csv' })
}
