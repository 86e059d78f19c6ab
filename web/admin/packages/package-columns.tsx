import { packageTabLabels } from '#domain/packages/package-tabs.ts'
import { stockColor } from '#domain/products/stock-level.ts'
import { Link } from '#web/router/router.ts'
import { pictureFile } from '#web/parts/product-picture.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import type { Column } from '#web/ui/table.tsx'
import { MoveButtons } from '../move-buttons.tsx'
import { stockLook } from '../stock-look.ts'
import { Thumbnail } from '../thumbnail.tsx'
import type { OrderByHand } from '../use-order-by-hand.ts'
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
  const [first] = found.pictures
  return (
    <div className="flex min-w-0 items-center gap-3 text-left">
      <Thumbnail image={first && pictureFile(first, 128)} />
      <div className="min-w-0">
        <Link
          to={paths.admin.editPackage(found._id)}
          className="target-44 font-medium text-lagoon hover:underline"
        >
          {found.name}
        </Link>
        <p className="text-muted">{lookOf(found)}</p>
        {found.isArchived && <Badge tone="warn">Not in the shop</Badge>}
      </div>
    </div>
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
          {stock} {stock === 1 ? 'set' : 'sets'}
        </p>
      )}
      <p className="text-muted tabular-nums">
        {scarcest.name}: {scarcest.stock} left
      </p>
    </div>
  )
}

function Actions({ found, packages, order, onDelete }: ColumnsProps & { found: ShownPackage }) {
  const edit = `Edit ${found.name}`
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
      <Link
        to={paths.admin.editPackage(found._id)}
        aria-label={edit}
        title={edit}
        className="inline-flex size-11 items-center justify-center rounded-control text-muted transition hover:bg-sand hover:text-ink"
      >
        <Icon name="edit" />
      </Link>
      <IconButton
        icon="trash"
        label={`Delete ${found.name}`}
        onClick={() => onDelete(found)}
        className="text-muted hover:text-red"
      />
    </span>
  )
}
