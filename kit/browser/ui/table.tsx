import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { SortableHead, type Sort } from './sortable-head.tsx'

export type Column<Row> = {
  head: string
  cell: (row: Row) => ReactNode
  /** The name of this column in the URL; without it the column cannot be sorted. */
  sort?: string
  /** Figures stand at the end of their column. */
  numeric?: boolean
  /** The head is read out but not shown: pictures, row menus. */
  hideHead?: boolean
  /** On phones it stands in the corner of its card: a box to select the row. */
  inCorner?: boolean
}

type TableProps<Row> = {
  /** What the table lists, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sort?: Sort
  /** Marks a row, such as the one a link led to. */
  isMarked?: (row: Row) => boolean
}

/** Rows with a head that stays in view; on phones each row is a card. */
export function Table<Row>({ caption, columns, rows, keyOf, sort, isMarked }: TableProps<Row>) {
  return (
    <table className="table-cards w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-0 z-10 bg-paper max-md:sr-only print:not-sr-only">
        <tr className="border-b border-line">
          {columns.map((column) => (
            <SortableHead key={column.head} column={column} sort={sort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Cells key={keyOf(row)} row={row} columns={columns} isMarked={isMarked?.(row) ?? false} />
        ))}
      </tbody>
    </table>
  )
}

type CellsProps<Row> = { row: Row; columns: readonly Column<Row>[]; isMarked: boolean }

function Cells<Row>({ row, columns, isMarked }: CellsProps<Row>) {
  return (
    <tr
      className={classes(
        'border-b border-line transition hover:[--row:var(--color-sand)]',
        isMarked && '[--row:var(--color-lagoon-soft)]',
      )}
    >
      {columns.map(({ head, cell, numeric, hideHead, inCorner }) => (
        <td
          key={head}
          data-label={hideHead ? undefined : head}
          className={classes(
            'align-middle md:px-3 md:py-2.5 md:first:pl-0 md:last:pr-0',
            numeric && 'md:text-right',
            inCorner && 'in-corner',
          )}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}
