import { packageTabLabels } from '#domain/packages/package-tabs.ts'
import { stockColor } from '#domain/stock/stock-level.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { IconLink } from '#kit/browser/ui/icon-link.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import type { Column } from '#kit/browser/ui/table.tsx'
import { MoveButtons } from '#kit/browser/list/move-buttons.tsx'
import { useListState } from '../list-of.tsx'
import { NamedCell } from '../named-cell.tsx'
import { stockLook } from '#web/stock/stock-look.ts'
import type { OrderByHand } from '#kit/browser/list/use-order-by-hand.ts'
import type { ShownPackage } from './shown-package.ts'

type ColumnsProps = {
  /** All in the order of the shop. */
  packages: readonly ShownPackage[]
  /** Without it none can be moved. */
  order: OrderByHand | undefined
  onDelete: (found: ShownPackage) => void
}

/** What the list of packages says about each, and what can be done with it. */
export function packageColumns(props: ColumnsProps): Column<ShownPackage>[] {
  return [
    { head: 'Package', cell: (found) => <Named found={found} /> },
    { head: 'Tab', cell: ({ tab }) => packageTabLabels[tab] },
    { head: 'Price', numeric: true, cell: ({ price }) => <Money dollars={price} /> },
    { head: 'Items', numeric: true, cell: ({ itemCount }) => itemCount },
    { head: 'Stock', cell: (found) => <Stock found={found} /> },
    { head: 'Actions', hideHead: true, cell: (found) => <Actions found={found} {...props} /> },
  ]
}

function Named({ found }: { found: ShownPackage }) {
  return (
    <NamedCell picture={found.pictures[0]} name={found.name} to={paths.admin.editPackage(found._id)}>
      <p className="text-muted">{lookOf(found)}</p>
      {found.isArchived && <Badge tone="warn">Not in the shop</Badge>}
    </NamedCell>
  )
}

function lookOf({ bedrooms, style }: ShownPackage): string {
  const rooms = bedrooms === null ? '' : `${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`
  return [rooms, style].filter(Boolean).join(' · ')
}

/** How many sets there are, and which piece keeps more from being sold. */
function Stock({ found: { stock, scarcest, isArchived } }: { found: ShownPackage }) {
  if (scarcest === null) return <span className="text-muted">Not counted</span>
  return (
    <div>
      {!isArchived && (
        <p className={`tabular-nums ${stockLook[stockColor(stock)]}`}>
          {stock.toLocaleString('en-US')} {stock === 1 ? 'set' : 'sets'}
        </p>
      )}
      <p className="text-muted tabular-nums">
        {scarcest.name}: {scarcest.stock.toLocaleString('en-US')} left
      </p>
    </div>
  )
}

function Actions({ found, packages, order, onDelete }: ColumnsProps & { found: ShownPackage }) {
  const place = { at: packages.indexOf(found), of: packages.length }
  return (
    <span className="inline-flex justify-end md:grid md:grid-cols-[auto_auto] xl:flex">
      {order && (
        <MoveButtons
          thing={found._id}
          name={found.name}
          place={place}
          order={order}
          className="text-muted hover:text-ink"
        />
      )}
      <IconLink
        icon="edit"
        label={`Edit ${found.name}`}
        to={paths.admin.editPackage(found._id)}
        state={useListState()}
      />
      <IconButton
        icon="trash"
        label={`Delete ${found.name}`}
        onClick={() => onDelete(found)}
        className="text-muted hover:text-red"
      />
    </span>
  )
}
