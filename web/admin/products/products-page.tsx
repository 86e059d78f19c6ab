import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { useShop } from '#web/shop/shop.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ListFoot } from '../list-foot.tsx'
import { type Keeper, useKeeper } from './keeper.ts'
import { BulkBar } from './list/bulk-bar.tsx'
import { DeleteDialog } from './list/delete-dialog.tsx'
import { NoProducts } from './list/no-products.tsx'
import { productColumns } from './list/product-columns.tsx'
import { ProductFilters } from './list/product-filters.tsx'
import { ProductsHead } from './list/products-head.tsx'
import { SelectAll } from './list/select-all.tsx'
import { type ProductList, useProductList } from './list/use-product-list.ts'
import { useSelection } from './list/use-selection.ts'
import type { ShownManaged } from './shown-managed.ts'

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
