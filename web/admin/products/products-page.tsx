import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { useShop } from '#web/shop/shop.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ListFoot } from '#web/admin/list-foot.tsx'
import { type Keeper, useKeeper } from './keeper.ts'
import { BulkBar } from './list/bulk-bar.tsx'
import { productColumns } from './list/product-columns.tsx'
import { ProductsHead } from './list/products-head.tsx'
import { type ProductList, useProductList } from './list/use-product-list.ts'
import { useSelection, type Selection } from './list/use-selection.ts'
import type { ShownManaged } from './shown-managed.ts'
import { DeleteOne } from '#web/admin/delete-one.tsx'
import { useDeleteProduct } from './list/use-product-actions.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { EmptyList } from '#web/admin/empty-list.tsx'
import type { BadgeFilter, ManagedStanding, StockFilter } from '#domain/products/managed-list.ts'
import { choicesOf } from '#web/admin/choices-of.ts'
import { ListFilters } from '#web/admin/list-filters.tsx'
import { useCategoryFilter } from '#web/admin/use-category-filter.ts'

const stockLabels: Record<StockFilter, string> = {
  in: 'In stock',
  low: 'Low Stock (≤ 5)',
  out: 'Out of stock',
}

const badgeLabels: Record<BadgeFilter, string> = { sale: 'Sale', new: 'New', 'best-seller': 'Best Seller' }

const standingLabels: Record<ManagedStanding, string> = {
  listed: 'In the shop',
  archived: 'Archived',
  all: 'All products',
}

/** Phones have no heads to sort by, so the order can be chosen here too. */
const sortLabels = {
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  price: 'Lowest price',
  '-price': 'Highest price',
  category: 'Category, A to Z',
  '-category': 'Category, Z to A',
}

const filters = [
  { name: 'stock', label: 'Stock', any: 'Any stock', choices: choicesOf(stockLabels) },
  { name: 'badge', label: 'Badge', any: 'Any badge', choices: choicesOf(badgeLabels) },
  { name: 'standing', label: 'Standing', choices: choicesOf(standingLabels) },
  { name: 'sort', label: 'Sort by', choices: choicesOf(sortLabels) },
] as const

export default function ProductsPage() {
  const keeper = useKeeper()
  const list = useProductList()
  return (
    <>
      <PageHead title={keeper.title} noindex />
      <ProductsHead keeper={keeper} />
      <ProductFilters list={list} />
      <Products keeper={keeper} list={list} />
    </>
  )
}

type ProductsProps = { keeper: Keeper; list: ProductList }

function Products({ keeper, list }: ProductsProps) {
  const { data, isPending, isLoadingError, isPlaceholderData, refetch } = useQuery({
    ...ask('GET /api/products/managed', { query: list.query }),
    placeholderData: keepPreviousData,
  })
  if (isPending) return <TableSkeleton rows={10} columns={6} />
  if (isLoadingError) return <TryAgain message="Failed to fetch products" onRetry={() => void refetch()} />
  if (data.products.length === 0)
    return <NoProducts list={list} total={data.pagination.total} keeper={keeper} />

  return (
    <div aria-busy={isPlaceholderData} className={classes('transition', isPlaceholderData && 'opacity-60')}>
      <ProductTable keeper={keeper} list={list} products={onePerCode(data.products)} />
      <ListFoot pagination={data.pagination} hrefOf={(page) => list.hrefWith({ page: String(page) })} />
    </div>
  )
}

function ProductTable({ keeper, list, products }: ProductsProps & { products: ShownManaged[] }) {
  const { categories } = useShop()
  const [deleting, setDeleting] = useState<ShownManaged>()
  const selection = useSelection(products.map(({ _id }) => _id))
  const categoryName = (id: string) => categories.find(({ _id }) => _id === id)?.name ?? id
  const sort = { by: list.values.sort, hrefOf: (by: string) => list.hrefWith({ sort: by }) }
  return (
    <>
      {keeper.isStudio && <SelectAll selection={selection} count={products.length} />}
      <Table
        caption={keeper.title}
        columns={productColumns({ keeper, selection, categoryName, onDelete: setDeleting })}
        rows={products}
        keyOf={({ _id }) => _id}
        sort={sort}
        isMarked={({ _id }) => selection.has(_id)}
      />
      {keeper.isStudio && <BulkBar selection={selection} isArchive={list.values.standing === 'archived'} />}
      <DeleteDialog product={deleting} onClose={() => setDeleting(undefined)} />
    </>
  )
}

/** A product code stands for one product. */
function onePerCode(products: readonly ShownManaged[]): ShownManaged[] {
  return [...new Map(products.map((product) => [product.productCode, product])).values()]
}

/** Selects all products of the page, or none. */
function SelectAll({ selection, count }: { selection: Selection; count: number }) {
  return (
    <label className="inline-flex min-h-11 items-center gap-3 text-sm text-muted">
      <input type="checkbox" checked={selection.areAll} onChange={selection.toggleAll} className="size-5" />
      Select all {count} on this page
    </label>
  )
}

type DeleteDialogProps = { product: ShownManaged | undefined; onClose: () => void }

/** Asks before a product is deleted, and says what becomes of it. */
function DeleteDialog({ product, onClose }: DeleteDialogProps) {
  return (
    <DeleteOne what="product" id={product?._id} deletion={useDeleteProduct()} onClose={onClose}>
      <p>
        <strong>{product?.name}</strong> leaves the shop at once, and every cart and wishlist it is in. If it
        was ever ordered, it is kept in the archive instead.
      </p>
    </DeleteOne>
  )
}

type NoProductsProps = { list: ProductList; total: number; keeper: Keeper }

/** Why the list of products is empty, and the way on. */
function NoProducts({ list, total, keeper }: NoProductsProps) {
  return (
    <EmptyList list={list} total={total} notFound="No products found matching your criteria.">
      <EmptyState
        icon="box"
        title="No products yet"
        hint="What you add here is in the shop as soon as it is saved."
        to={keeper.paths.create()}
        link="Add product"
      />
    </EmptyList>
  )
}

/** Search, filters and order of the list of products. */
function ProductFilters({ list }: { list: ProductList }) {
  const category = useCategoryFilter()
  return (
    <ListFilters
      list={list}
      search="Search name or code"
      filters={[category, ...filters]}
      columns="md:grid-cols-3 xl:grid-cols-[minmax(0,1.4fr)_repeat(5,minmax(0,1fr))]"
    />
  )
}
