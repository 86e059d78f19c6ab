import { useState } from 'react'
import type { Reply } from '#contract/call.ts'
import { type CsvHead, csvHeads } from '#domain/payments/bank/csv-heads.ts'
import { NO_COLUMN } from '#kit/core/csv.ts'
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
  const [heads, setHeads] = useState(() => chosenOf(table.columns))
  const [isRefused, setRefused] = useState(false)
  const faults = faultsOf(heads)
  const choices = [...new Set(table.heads)].filter((head) => head !== '')
  const shown = csvHeads.filter((head) => heads[head] !== NO_COLUMN)
  return (
    <FormDialog
      open
      look="wide"
      title={`Columns of ${name}`}
      action="Read statement"
      busy={upload.is === 'sending'}
      busyText="Reading..."
      failure={upload.is === 'failed' ? upload.message : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        const faulty = csvHeads.find((head) => faults[head])
        setRefused(faulty !== undefined)
        if (faulty) event.currentTarget.querySelector<HTMLElement>(`[name=${faulty}]`)?.focus()
        else onRead(heads)
      }}
      onClose={onClose}
    >
      <p className="text-muted">The next files of this account are read the same way.</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {csvHeads.map((head) => (
          <Select
            key={head}
            name={head}
            label={headLabels[head]}
            error={isRefused ? faults[head] : undefined}
            choices={[
              { value: NO_COLUMN, label: 'None' },
              ...choices.map((value) => ({ value, label: value })),
            ]}
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
  if (word === NO_COLUMN) return next
  if (head === 'amount') return { ...next, debit: NO_COLUMN, credit: NO_COLUMN }
  return head === 'debit' || head === 'credit' ? { ...next, amount: NO_COLUMN } : next
}

/** What is not found is none, until it is chosen: a usual word would be read all the same. */
function chosenOf(columns: CsvHeads): CsvHeads {
  return Object.fromEntries(csvHeads.map((head) => [head, columns[head] || NO_COLUMN])) as CsvHeads
}

function faultsOf({ date, amount, debit, credit }: CsvHeads): Partial<Record<CsvHead, string>> {
  const isMoney = amount !== NO_COLUMN || (debit !== NO_COLUMN && credit !== NO_COLUMN)
  return {
    ...(date === NO_COLUMN && { date: 'Choose the column of the date' }),
    ...(!isMoney && { amount: 'Choose the column of the amount, or those of debit and credit' }),
  }
}
