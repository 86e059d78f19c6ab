import { categoryKindLabels } from '#domain/categories/category-kinds.ts'
import type { ShopCategory } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { Link } from '#kit/browser/router/router.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import type { Column } from '#kit/browser/ui/table.tsx'
import { MoveButtons } from '#kit/browser/list/move-buttons.tsx'
import type { OrderByHand } from '#kit/browser/list/use-order-by-hand.ts'
import type { useCategoryActions } from './use-category-actions.ts'

type ColumnsProps = {
  categories: readonly ShopCategory[]
  /** What moves one of them; while the list is narrowed, none can be moved. */
  order: OrderByHand | undefined
  actions: ReturnType<typeof useCategoryActions>
  onEdit: (category: ShopCategory) => void
  onDelete: (category: ShopCategory) => void
}

/** What the list says of each category, and what can be done with it. */
export function categoryColumns(props: ColumnsProps): Column<ShopCategory>[] {
  return [
    { head: 'Name', cell: (category) => <Named category={category} /> },
    { head: 'Description', cell: ({ description }) => <Description text={description} /> },
    { head: 'In menus', cell: ({ kind }) => categoryKindLabels[kind] },
    { head: 'Products', numeric: true, cell: (category) => <ProductCount category={category} /> },
    { head: 'Featured', cell: (category) => <Featured category={category} {...props} /> },
    { head: 'Actions', hideHead: true, cell: (category) => <Actions category={category} {...props} /> },
  ]
}

type Of = { category: ShopCategory }

function Named({ category: { _id, name } }: Of) {
  return (
    <div className="min-w-32 wrap-anywhere">
      <p className="font-medium">{name}</p>
      <Link to={paths.category(_id)} className="target-44 text-muted hover:text-ink hover:underline">
        /{_id}
      </Link>
    </div>
  )
}

function Description({ text }: { text: string }) {
  if (text === '') return <span className="text-muted">No description</span>
  return <span className="line-clamp-2 max-w-prose">{text}</span>
}

function ProductCount({ category: { _id, name, productCount } }: Of) {
  if (productCount === 0) return <span className="text-muted">0</span>
  return (
    <Link
      to={productsOf(_id)}
      aria-label={`${productCount.toLocaleString('en-US')} products in ${name}`}
      className="-my-3 inline-flex min-h-11 min-w-11 items-center text-lagoon md:justify-end tabular-nums hover:underline"
    >
      {productCount.toLocaleString('en-US')}
    </Link>
  )
}

/** The list of products that stand in a category. */
export function productsOf(category: string): string {
  return `${paths.admin.products()}?${new URLSearchParams({ category })}`
}

function Featured({ category, actions }: Of & ColumnsProps) {
  const { name, isFeatured } = category
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isFeatured}
      aria-label={`Feature ${name}`}
      title={isFeatured ? 'Stands out in the header' : 'Does not stand out in the header'}
      disabled={actions.isBusy}
      onClick={() => actions.feature(category)}
      className="-my-2 inline-flex size-11 items-center justify-center rounded-control transition hover:bg-sand"
    >
      <Icon name="star" filled={isFeatured} className={isFeatured ? 'text-koa' : 'text-muted'} />
    </button>
  )
}

function Actions({ category, categories, order, onEdit, onDelete }: Of & ColumnsProps) {
  const { _id, name } = category
  const place = { at: categories.indexOf(category), of: categories.length }
  return (
    <span className="-my-2 inline-flex justify-end text-muted md:flex">
      {order && <MoveButtons thing={_id} name={name} place={place} order={order} />}
      <IconButton icon="edit" label={`Edit ${name}`} onClick={() => onEdit(category)} />
      <IconButton
        icon="trash"
        label={`Delete ${name}`}
        onClick={() => onDelete(category)}
        className="hover:text-red"
      />
    </span>
  )
}
