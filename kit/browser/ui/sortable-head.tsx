import { Link } from '#kit/browser/router/router.ts'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** How a list is sorted: a column, downwards where a minus stands before it (`-date`). */
export type Sort = { by: string; hrefOf: (by: string) => string }

type Head = { head: string; sort?: string; numeric?: boolean; hideHead?: boolean }

/** A column's head; a link that sorts by it, or turns the order, where it can be sorted. */
export function SortableHead({ column, sort }: { column: Head; sort: Sort | undefined }) {
  const look = classes(
    'px-3 py-2.5 font-medium whitespace-nowrap text-muted first:pl-0 last:pr-0',
    column.numeric && 'text-right',
  )
  if (column.sort === undefined || sort === undefined)
    return (
      <th scope="col" className={look}>
        {column.hideHead ? <VisuallyHidden>{column.head}</VisuallyHidden> : column.head}
      </th>
    )

  const isUp = sort.by === column.sort
  const isDown = sort.by === `-${column.sort}`
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'} className={look}>
      <Link
        to={sort.hrefOf(isUp ? `-${column.sort}` : column.sort)}
        replace
        preventScrollReset
        className={classes(
          'target-44 inline-flex items-center gap-1 align-top hover:text-ink',
          column.numeric && 'flex-row-reverse',
          (isUp || isDown) && 'text-ink',
        )}
      >
        {column.head}
        <Icon
          name={isDown ? 'chevron-down' : 'chevron-up'}
          className={classes('size-4', !isUp && !isDown && 'opacity-0')}
        />
      </Link>
    </th>
  )
}
