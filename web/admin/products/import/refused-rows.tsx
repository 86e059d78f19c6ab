import type { ImportResult, RefusedRow } from '#contract/products-import.ts'
import { saveFile } from '#kit/browser/api/files.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { type Column, Table } from '#kit/browser/ui/table.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { refusedRowsFile } from './refused-rows-file.ts'

/** So many rows are listed; all of them are in the file to correct. */
const MAX_LISTED = 100
const CHANGED_MEANWHILE = 'The file has changed or moved since you selected it. Select it again.'

const columns: Column<RefusedRow>[] = [
  { head: 'Row', cell: ({ row, line }) => (row === line ? row : `${row} (line ${line})`) },
  {
    head: 'Product code',
    cell: ({ productCode }) => <span className="wrap-anywhere">{productCode || '–'}</span>,
  },
  { head: 'Reason', cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
]

type RefusedRowsProps = {
  file: File
  result: Pick<ImportResult, 'refused' | 'headerEnd' | 'understood'>
  title: string
}

/** The rows that were left out with their reasons, and a file of them to be put right. */
export function RefusedRows({ file, result, title }: RefusedRowsProps) {
  const { refused } = result
  if (refused.length === 0) return null
  const hidden = refused.length - MAX_LISTED

  const save = () => refusedRowsFile(file, result).then(saveFile, () => toast.error(CHANGED_MEANWHILE))

  return (
    <section aria-labelledby="refused" className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 id="refused" className="title-piece">
          {title}
        </h3>
        <Button variant="secondary" size="compact" icon="download" onClick={() => void save()}>
          Download these rows
        </Button>
      </div>
      <p className="mb-3 text-sm text-muted">
        The download holds these rows alone, each behind its reason. Put them right and import that file.
      </p>
      <Table
        caption={title}
        columns={columns}
        rows={refused.slice(0, MAX_LISTED)}
        keyOf={({ row }) => String(row)}
      />
      {hidden > 0 && (
        <p className="mt-3 text-sm text-muted">
          {hidden.toLocaleString('en-US')} more are in the file to download.
        </p>
      )}
    </section>
  )
}
