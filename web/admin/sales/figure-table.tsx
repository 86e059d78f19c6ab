import type { ReactNode } from 'react'
import type { SalesColumn } from '#domain/sales/sales-columns.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Table, type Column } from '#kit/browser/ui/table.tsx'
import { shownFigure } from './shown-report.ts'

type FigureTableProps<Row> = {
  caption: string
  columns: readonly SalesColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** What stands in the first column instead of its text: a picture beside it, a link. */
  first?: (row: Row) => ReactNode
}

/** A table of a report: the same columns and figures as in its files. */
export function FigureTable<Row>({ caption, columns, rows, keyOf, first }: FigureTableProps<Row>) {
  const shown = columns.map((column, place) => shownColumn(column, place === 0 ? first : undefined))
  return <Table caption={caption} columns={shown} rows={rows} keyOf={keyOf} />
}

function shownColumn<Row>(
  { head, kind, of }: SalesColumn<Row>,
  drawn: FigureTableProps<Row>['first'],
): Column<Row> {
  const cell = drawn ?? ((row: Row) => <Figure kind={kind} value={of(row)} />)
  return { head, numeric: kind !== 'text', cell }
}

function Figure({ kind, value }: { kind: SalesColumn<unknown>['kind']; value: string | number | null }) {
  return (
    <span className={classes(kind !== 'text' && 'tabular-nums', value === null && 'text-muted')}>
      {shownFigure(kind, value)}
    </span>
  )
}
