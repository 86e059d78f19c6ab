import { useState } from 'react'
import { inventoryStandingLabels } from '#domain/stock/inventory-list.ts'
import { choicesOf, ListFilters } from '#kit/browser/list/list-filters.tsx'
import { ListView, usePage } from '#kit/browser/list/list-view.tsx'
import { type List, useList } from '#kit/browser/list/use-list.ts'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { ExportButton } from '../export-button.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { ask, call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { AdminHead } from '../admin-head.tsx'
import { useCategories } from '../use-categories.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { IncomingDialog } from './incoming-dialog.tsx'
import { inventoryColumns } from './inventory-columns.tsx'
import { isFinish, linesOf, type ShownStock, type StockLine } from './shown-stock.ts'
import { UpdateStockDialog } from './update-stock-dialog.tsx'

const inventoryList = {
  search: 'Search by name or code',
  sorts: {
    name: 'Name, A to Z',
    '-name': 'Name, Z to A',
    stock: 'Fewest first',
    '-stock': 'Most first',
    category: 'By category',
  },
} as const

const byStock = {
  name: 'stock',
  label: 'Stock',
  any: 'Any stock',
  choices: choicesOf(inventoryStandingLabels),
} as const

export default function InventoryPage() {
  const { filter } = useCategories()
  const list = useList({ ...inventoryList, filters: [filter, byStock] })
  // Trying again loads the page anew.
  const page = { ...usePage(ask('GET /api/inventory', { query: list.query })), refetch: undefined }
  return (
    <>
      <AdminHead title="Inventory">
        <ExportButton
          what="inventory"
          fetchFile={() => call('GET /api/inventory/export', { query: list.narrowed })}
        />
      </AdminHead>
      <ListFilters list={list} columns="md:grid-cols-[minmax(0,1fr)_11rem_13rem]" />
      <ListView
        {...{ list, page }}
        things="products"
        columns={4}
        rowsOf={({ products }) => products}
        empty={
          <EmptyState icon="box" title="No products yet" to={paths.admin.newProduct()} link="Add a product" />
        }
      >
        {(products) => <StockTable list={list} products={products} />}
      </ListView>
    </>
  )
}

function StockTable({ list, products }: { list: List; products: readonly ShownStock[] }) {
  const { nameOf } = useCategories()
  const finishes = useOpenProducts()
  const { requested, open, close } = useRequested()
  const columns = inventoryColumns({
    categoryName: nameOf,
    onOpen: finishes.toggle,
    onUpdate: (line) => open('change', line),
    onHistory: (line) => open('history', line),
    onIncoming: (line) => open('incoming', line),
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
        sort={list.sort}
      />
      {requested?.about === 'change' && (
        <UpdateStockDialog key={requested.turn} {...requested} onClose={close} />
      )}
      {requested?.about === 'incoming' && (
        <IncomingDialog key={requested.turn} {...requested} onClose={close} />
      )}
      {requested?.about === 'history' && (
        <HistoryDialog key={requested.turn} {...requested} onClose={close} />
      )}
    </>
  )
}

type Requested = { about: 'change' | 'history' | 'incoming'; line: StockLine; open: boolean; turn: number }

/** Which window is open over the list, and of what; each opens anew, and gives the focus back when it closes. */
function useRequested() {
  const [requested, setRequested] = useState<Requested>()
  useSavedDraft('window over the inventory', {
    typed: () => (requested?.open ? requested : undefined),
    restore: setRequested,
  })
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
