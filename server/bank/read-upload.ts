import { Problem } from '#contract/problems.ts'
import { csvHeads, usualCsvHeads } from '#domain/payments/bank/csv-heads.ts'
import { isOwnHead } from '#kit/core/csv.ts'
import { readAside } from '#kit/node/bank/read-aside.ts'
import type { StatementReads } from '#kit/node/bank/statement-worker.ts'
import { type CsvHeads, UnreadableStatement } from '#kit/node/bank/statement.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { accountOfStatement } from './accounts.ts'

/** @throws Problem `validation_failed` · `unsupported_type` · `too_large` (no statement, with the line) */
export async function readUpload<What extends keyof StatementReads>(
  what: What,
  { path }: UploadedFile,
  heads?: CsvHeads,
): Promise<StatementReads[What]> {
  try {
    return await readAside(what, path, heads)
  } catch (error) {
    if (!(error instanceof UnreadableStatement)) throw error
    const { code, message } = error
    throw new Problem(code, { message, fields: { statement: message } })
  }
}

/**
 * How a statement that is a table begins, and whether its account knows its columns; null where it is none.
 *
 * @throws Problem as `readUpload` · `bank_account_not_found`
 */
export async function previewStatement(db: Db, file: UploadedFile, accountId?: string) {
  const { csv = usualCsvHeads } = (await accountOfStatement(db, accountId)) ?? {}
  const table = await readUpload('beginning', file, csv)
  if (!table) return null
  const { columns, ...shown } = table
  const own = csvHeads.filter((head) => isOwnHead(csv[head]))
  return {
    ...shown,
    columns: Object.fromEntries(csvHeads.map((head) => [head, columns[head] ?? ''])) as typeof csv,
    hasOwnColumns: own.length > 0 && own.every((head) => columns[head] !== undefined),
  }
}
