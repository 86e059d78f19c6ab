import type { ImportChange } from '#contract/products-import.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { type Column, Table } from '#kit/browser/ui/table.tsx'

const NOTHING = 'empty'

const columns: Column<ImportChange>[] = [
  {
    head: 'Product',
    cell: ({ name, productCode }) => (
      <span className="inline-grid wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span className="text-muted">{productCode}</span>
      </span>
    ),
  },
  { head: 'Row', numeric: true, cell: ({ row }) => row },
  { head: 'What changes', cell: (change) => <WhatChanges change={change} /> },
]

/** What becomes of each product, before and after. */
export function ChangesTable({ changes, total }: { changes: readonly ImportChange[]; total: number }) {
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="changes" className="mt-8">
      <h3 id="changes" className="title-piece mb-3">
        {changes.length < total
          ? `The first ${changes.length} of ${total.toLocaleString('en-US')} changes`
          : 'What changes'}
      </h3>
      <Table
        caption="What changes"
        columns={columns}
        rows={changes}
        keyOf={({ productCode }) => productCode}
      />
    </section>
  )
}

function WhatChanges({ change: { kind, cells } }: { change: ImportChange }) {
  if (kind === 'created') return <Badge tone="good">New product</Badge>
  return (
    <ul className="grid gap-1.5">
      {cells.map(({ column, variant, before, after }) => (
        <li key={`${variant} ${column}`} className="min-w-0 wrap-anywhere">
          <span className="text-muted">{variant === '' ? column : `${column}, ${variant}`}: </span>
          <Cell text={before} className="text-muted line-through" />
          <Icon name="arrow-right" className="mx-1.5 inline size-4 text-muted" />
          <span className="sr-only"> becomes </span>
          <Cell text={after} className="font-medium" />
        </li>
      ))}
      {cells.length === 0 && <li className="text-muted">Details that the file does not show</li>}
    </ul>
  )
}

function Cell({ text, className }: { text: string; className: string }) {
  if (text === '') return <span className="text-muted italic">{NOTHING}</span>
  return <span className={className}>{text}</span>
}
