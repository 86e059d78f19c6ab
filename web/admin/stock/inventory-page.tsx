import { keepPreviousData, useQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ask, call } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { useShop } from '#web/shop/shop.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ListFoot } from '#web/admin/list-foot.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { inventoryColumns } from './inventory-columns.tsx'
import { InventoryFilters } from './inventory-filters.tsx'
import { isFinish, linesOf, type ShownStock, type StockLine } from './shown-stock.ts'
import { UpdateStockDialog } from './update-stock-dialog.tsx'
import { useInventoryList, type InventoryList } from './use-inventory-list.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { EmptyList } from '#web/admin/empty-list.tsx'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { saveFile } from '#kit/browser/api/files.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { toast } from '#kit/browser/ui/toast.ts'

export default function InventoryPage() {
  const list = useInventoryList()
  return (
    <>
      <PageHead title="Inventory" noindex />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="title-page">Inventory</h1>
        <ExportButton list={list} />
      </div>
      <InventoryFilters list={list} />
      <Inventory list={list} />
    </>
  )
}

function Inventory({ list }: { list: InventoryList }) {
  const { data, isPending, isLoadingError, isPlaceholderData } = useQuery({
    ...ask('GET /api/inventory', { query: list.query }),
    placeholderData: keepPreviousData,
  })
  if (isPending) return <TableSkeleton rows={10} columns={4} />
  if (isLoadingError) return <TryAgain message="Failed to fetch products" />
  if (data.products.length === 0) return <NoStock list={list} total={data.pagination.total} />
  return (
    <div aria-busy={isPlaceholderData} className={classes('transition', isPlaceholderData && 'opacity-60')}>
      <StockTable list={list} products={data.products} />
      <ListFoot pagination={data.pagination} hrefOf={(page) => list.hrefWith({ page: String(page) })} />
    </div>
  )
}

function StockTable({ list, products }: { list: InventoryList; products: readonly ShownStock[] }) {
  const { categories } = useShop()
  const finishes = useOpenProducts()
  const { requested, open, close } = useRequested()
  const columns = inventoryColumns({
    categoryName: (id) => categories.find(({ _id }) => _id === id)?.name ?? id,
    onOpen: finishes.toggle,
    onUpdate: (line) => open('change', line),
    onHistory: (line) => open('history', line),
  })
  return (
    <>
      <Table
        caption="Inventory"
        columns={columns}
        rows={linesOf(products, finishes.open)}
        keyOf={(line) =>
          isFinish(line) ? `${line.product._id} ${line.units?.variantKey}` : line.product._id
        }
        sort={{ by: list.values.sort, hrefOf: (by) => list.hrefWith({ sort: by }) }}
      />
      {requested?.about === 'change' && (
        <UpdateStockDialog key={requested.turn} {...requested} onClose={close} />
      )}
      {requested?.about === 'history' && (
        <HistoryDialog key={requested.turn} {...requested} onClose={close} />
      )}
    </>
  )
}

type Requested = { about: 'change' | 'history'; line: StockLine; open: boolean; turn: number }

/** Which window is open over the list, and of what; each opens anew, and gives the focus back when it closes. */
function useRequested() {
  const [requested, setRequested] = useState<Requested>()
  const open = (about: Requested['about'], line: StockLine) =>
    setRequested((last) => ({ about, line, open: true, turn: (last?.turn ?? 0) + 1 }))
  const close = () => setRequested((last) => last && { ...last, open: false })
  return { requested, open, close }
}

/** Which products show their finishes. */
function useOpenProducts() {
  const [open, setOpen] = useState<readonly string[]>([])
  const toggle = ({ _id }: ShownStock) =>
    setOpen((now) => (now.includes(_id) ? now.filter((id) => id !== _id) : [...now, _id]))
  return { open, toggle }
}

/** Why the inventory is empty, and the way on. */
function NoStock({ list, total }: { list: InventoryList; total: number }) {
  return (
    <EmptyList list={list} total={total} notFound="No products found matching your criteria.">
      <EmptyState icon="box" title="No products yet" to={paths.admin.newProduct()} link="Add a product" />
    </EmptyList>
  )
}

/** Saves all pages of the list as it is narrowed and sorted. */
function ExportButton({ list: { filters } }: { list: InventoryList }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('GET /api/inventory/export', { query: filters }),
    onSuccess: saveFile,
    onError: (error) => toast.error(`Failed to export inventory: ${messageOf(error, 'Please try again.')}`),
  })
  return (
    <Button
      variant="secondary"
      icon="download"
      busy={isPending}
      busyText="Exporting..."
      onClick={() => mutate()}
    >
      Export CSV
    </Button>
  )
}
