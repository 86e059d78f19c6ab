import type { ReactNode } from 'react'
import './compare-table.css'

/** One line of a comparison: what is compared, and what it is of each, in their order. */
export type CompareRow = { label: string; values: string[] }

/** Stands where one of them has nothing of the kind. */
export const NOTHING = '–'

/** How the name of what is compared leads to its page. */
export const nameLook =
  'title-piece mt-3 inline-flex min-h-11 items-center hover:text-lagoon hover:underline hover:decoration-1 hover:underline-offset-4'

type CompareTableProps = {
  caption: string
  /** What is compared: a picture, a name and what can be done with it. */
  heads: readonly { id: string; head: ReactNode }[]
  rows: readonly CompareRow[]
  /** Whether the lines that are not alike are marked. */
  marked?: boolean
}

/** Whether what is compared is not alike in this. */
export function differs({ values }: CompareRow): boolean {
  return new Set(values).size > 1
}

/** Up to four things beside each other, line by line. */
export function CompareTable({ caption, heads, rows, marked = false }: CompareTableProps) {
  return (
    <table data-columns={heads.length} className="compare-table w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td className="max-md:hidden">
            <span className="sr-only">Compared</span>
          </td>
          {heads.map(({ id, head }) => (
            <th key={id} scope="col" className="font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isMarked = marked && differs(row)
          return (
            <tr
              key={row.label}
              className={isMarked ? 'border-t border-line bg-sand' : 'border-t border-line'}
            >
              <th scope="row" className={isMarked ? 'font-medium' : 'font-normal text-muted'}>
                {row.label}
                {isMarked && <span className="sr-only">, differs</span>}
              </th>
              {row.values.map((value, at) => (
                <td key={heads[at]?.id}>{value}</td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
