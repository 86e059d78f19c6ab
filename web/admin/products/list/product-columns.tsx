import { stockColor } from '#domain/stock/stock-level.ts'
import { Price } from '#web/products/price.tsx'
import { ProductBadges } from '#web/products/product-badges.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { IconLink } from '#kit/browser/ui/icon-link.tsx'
import type { Column } from '#kit/browser/ui/table.tsx'
import { NamedCell } from '../../named-cell.tsx'
import { stockLook } from '#web/stock/stock-look.ts'
import type { Keeper } from '../keeper.ts'
import { StateBadge } from '../product-state.tsx'
import type { ShownManaged } from '../shown-managed.ts'
import { SelectOne } from '#kit/browser/list/selecting.tsx'
import type { Selection } from '#kit/browser/list/use-selection.ts'

type ColumnsProps = {
  keeper: Keeper
  selection: Selection
  categoryName: (id: string) => string
  onDelete: (product: ShownManaged) => void
}

/** What the list of products says about each, and what can be done with it. */
export function productColumns({
  keeper,
  selection,
  categoryName,
  onDelete,
}: ColumnsProps): Column<ShownManaged>[] {
  const select: Column<ShownManaged> = {
    head: 'Select',
    hideHead: true,
    inCorner: true,
    cell: ({ _id, name }) => <SelectOne id={_id} name={name} selection={selection} />,
  }
  return [
    ...(keeper.isStudio ? [select] : []),
    { head: 'Product', sort: 'name', cell: (product) => <Named product={product} keeper={keeper} /> },
    { head: 'Category', sort: 'category', cell: ({ category }) => categoryName(category) },
    { head: 'Price', sort: 'price', numeric: true, cell: (product) => <Price {...product} /> },
    { head: 'Stock', numeric: true, cell: ({ stock }) => <Stock units={stock} /> },
    { head: 'Badges', cell: (product) => <Badges product={product} /> },
    {
      head: 'Actions',
      hideHead: true,
      cell: (product) => <Actions product={product} keeper={keeper} onDelete={onDelete} />,
    },
  ]
}

function Named({ product, keeper }: { product: ShownManaged; keeper: Keeper }) {
  return (
    <NamedCell picture={product.pictures[0]} name={product.name} to={keeper.paths.edit(product._id)}>
      <p className="text-muted">
        {product.productCode}
        {keeper.isStudio && product.owner && ` · ${product.owner.name}`}
      </p>
    </NamedCell>
  )
}

function Stock({ units }: { units: number }) {
  return (
    <span className={`tabular-nums ${stockLook[stockColor(units)]}`}>{units.toLocaleString('en-US')}</span>
  )
}

function Badges({ product }: { product: ShownManaged }) {
  return (
    <span className="inline-flex flex-wrap justify-end gap-1.5 md:justify-start">
      <ProductBadges product={product} />
      <StateBadge product={product} />
    </span>
  )
}

type ActionsProps = Pick<ColumnsProps, 'keeper' | 'onDelete'> & { product: ShownManaged }

function Actions({ product, keeper, onDelete }: ActionsProps) {
  return (
    <span className="inline-flex justify-end">
      <IconLink
        icon="edit"
        label={`Edit ${product.name}`}
        to={keeper.paths.edit(product._id)}
        state={keeper.toRow}
      />
      {keeper.isStudio && (
        <IconButton
          icon="trash"
          label={`Delete ${product.name}`}
          onClick={() => onDelete(product)}
          className="text-muted hover:text-red"
        />
      )}
    </span>
  )
}
