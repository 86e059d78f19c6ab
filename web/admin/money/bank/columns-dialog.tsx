import { useState } from 'react'
import type { Reply } from '#contract/call.ts'
import { type CsvHead, csvHeads } from '#domain/payments/bank/csv-heads.ts'
import type { UploadState } from '#kit/browser/api/use-upload.ts'
import { Select } from '#kit/browser/ui/select.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { FormDialog } from '../../form-dialog.tsx'
import { headLabels } from './accounts.tsx'

export type StatementTable = NonNullable<Reply<'POST /api/bank/imports/preview'>['table']>
export type CsvHeads = StatementTable['columns']

type Row = { cells: string[]; row: number }

type ColumnsDialogProps = {
  /** Of the file. */
  name: string
  table: StatementTable
  upload: UploadState
  onRead: (heads: CsvHeads) => void
  onClose: () => void
}

/** Which column of a bank's table is which, with its first rows as they will be read; its account remembers that. */
export function ColumnsDialog({ name, table, upload, onRead, onClose }: ColumnsDialogProps) {
  const [heads, setHeads] = useState(table.columns)
  const isReadable = heads.date !== '' && (heads.amount !== '' || (heads.debit !== '' && heads.credit !== ''))
  const choices = [...new Set(table.heads)].filter((head) => head !== '')
  const shown = csvHeads.filter((head) => heads[head] !== '')
  return (
    <FormDialog
      open
      look="wide"
      title={`Columns of ${name}`}
      action="Read statement"
      busy={upload.is === 'sending'}
      busyText="Reading..."
      failure={upload.is === 'failed' ? upload.message : undefined}
      disabled={!isReadable}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReadable) onRead(heads)
      }}
      onClose={onClose}
    >
      <p className="text-muted">The next files of this account are read the same way.</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {csvHeads.map((head) => (
          <Select
            key={head}
            label={headLabels[head]}
            placeholder="None"
            choices={choices.map((value) => ({ value, label: value }))}
            value={heads[head]}
            onChange={({ target }) => setHeads(changed(heads, head, target.value))}
          />
        ))}
      </div>
      {shown.length > 0 && (
        <Table
          caption="The first rows"
          columns={shown.map((head) => ({
            head: headLabels[head],
            numeric: head === 'amount' || head === 'debit' || head === 'credit',
            cell: ({ cells }: Row) => cells[table.heads.indexOf(heads[head])] ?? '',
          }))}
          rows={table.rows.map((cells, row) => ({ cells, row }))}
          keyOf={({ row }) => String(row)}
        />
      )}
    </FormDialog>
  )
}

/** What came and went stands in one column or in two. */
function changed(heads: CsvHeads, head: CsvHead, word: string): CsvHeads {
  const next = { ...heads, [head]: word }
  if (word === '') return next
  if (head === 'amount') return { ...next, debit: '', credit: '' }
  return head === 'debit' || head === 'credit' ? { ...next, amount: '' } : next
}
