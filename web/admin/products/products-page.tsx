import { useState } from 'react'
import { ListFilters } from '#kit/browser/list/list-filters.tsx'
import { ListView, usePage } from '#kit/browser/list/list-view.tsx'
import { useSelection } from '#kit/browser/list/use-selection.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { SaveFileButton } from '#kit/browser/ui/save-file-button.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { ask, call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { AdminHead } from '../admin-head.tsx'
import { useCategories } from '../use-categories.ts'
import { DeleteOne } from '../delete-one.tsx'
import { type Keeper, useKeeper } from './keeper.ts'
import { BulkBar } from './list/bulk-bar.tsx'
import { productColumns } from './list/product-columns.tsx'
import { useProductsAgain } from './list/use-product-actions.ts'
import { SelectAll } from './list/select-all.tsx'
import { type ProductList, useProductList } from './list/use-product-list.ts'
import type { ShownManaged } from './shown-managed.ts'

export default function ProductsPage() {
  const keeper = useKeeper()
  const list = useProductList(keeper)
  const page = usePage(ask('GET /api/products/managed', { query: list.query }))
  return (
    <>
      <AdminHead title={keeper.title}>
        <ProductActs keeper={keeper} />
      </AdminHead>
      <ListFilters
        list={list}
        columns="md:grid-cols-4 md:max-xl:*:first:col-span-full xl:grid-cols-[minmax(14rem,1fr)_repeat(4,10.5rem)]"
      />
      <ListView
        {...{ list, page }}
        things="products"
        columns={6}
        rowsOf={({ products }) => onePerCode(products)}
        empty={
          <EmptyState
            icon="box"
            title="No products yet"
            hint="What you add here is in the shop as soon as it is saved."
            to={keeper.paths.create()}
            link="Add product"
          />
        }
      >
        {(products, { pagination: { total } }) => (
          <ProductTable key={list.hrefWith({ page: '1' })} {...{ keeper, list, products, total }} />
        )}
      </ListView>
    </>
  )
}

/** What can be done beside the title of the list. */
function ProductActs({ keeper }: { keeper: Keeper }) {
  return (
    <div className="flex flex-wrap gap-2">
      {keeper.isStudio && (
        <>
          <SaveFileButton
            fetchFile={() => call('GET /api/products/export')}
            busyText="Exporting..."
            lead="Failed to export products: "
            failed="Please try again."
          >
            Export
          </SaveFileButton>
          <ButtonLink to={paths.admin.bulkImport()} variant="secondary" icon="upload">
            Bulk import
          </ButtonLink>
        </>
      )}
      <ButtonLink to={keeper.paths.create()} icon="plus">
        Add product
      </ButtonLink>
    </div>
  )
}

type ProductTableProps = {
  keeper: Keeper
  list: ProductList
  products: readonly ShownManaged[]
  /** On all pages. */
  total: number
}

function ProductTable({ keeper, list, products, total }: ProductTableProps) {
  const { nameOf } = useCategories()
  const [deleting, setDeleting] = useState<ShownManaged>()
  const selection = useSelection(products.map(({ _id }) => _id))
  return (
    <>
      {keeper.isStudio && <SelectAll {...{ selection, list, total }} count={products.length} />}
      <Table
        caption={keeper.title}
        columns={productColumns({ keeper, selection, categoryName: nameOf, onDelete: setDeleting })}
        rows={products}
        keyOf={({ _id }) => _id}
        sort={list.sort}
        isMarked={({ _id }) => selection.has(_id)}
      />
      {keeper.isStudio && <BulkBar selection={selection} standing={list.query.standing ?? 'listed'} />}
      <DeleteProduct product={deleting} onClose={() => setDeleting(undefined)} />
    </>
  )
}

/** A product code stands for one product. */
function onePerCode(products: readonly ShownManaged[]): ShownManaged[] {
  return [...new Map(products.map((product) => [product.productCode, product])).values()]
}

type DeleteProductProps = { product: ShownManaged | undefined; onClose: () => void }

/** Asks before a product is deleted, and says what becomes of it. */
function DeleteProduct({ product, onClose }: DeleteProductProps) {
  return (
    <DeleteOne
      what="product"
      id={product?._id}
      send={(id) => call('DELETE /api/products/:id', { params: { id } })}
      again={useProductsAgain()}
      onClose={onClose}
    >
      <p>
        <strong>{product?.name}</strong> leaves the shop at once, and every cart and wishlist it is in. If it
        was ever ordered, it is kept in the archive instead.
      </p>
    </DeleteOne>
  )
}
