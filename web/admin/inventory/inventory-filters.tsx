import { inventoryStandingLabels } from '#domain/products/inventory-list.ts'
import { useShop } from '#web/parts/shop.ts'
import { Select } from '#web/ui/select.tsx'
import { SearchField } from '../search-field.tsx'
import type { InventoryList } from './use-inventory-list.ts'

const standings = [
  { value: '', label: 'Any stock' },
  ...Object.entries(inventoryStandingLabels).map(([value, label]) => ({ value, label })),
]

const sorts = [
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: 'stock', label: 'Fewest first' },
  { value: '-stock', label: 'Most first' },
  { value: 'category', label: 'By category' },
]

/** Search, filters and order of the inventory; each change is in the URL at once. */
export function InventoryFilters({ list: { values, change } }: { list: InventoryList }) {
  const { categories } = useShop()
  const choices = [
    { value: '', label: 'Any category' },
    ...categories.map(({ _id, name }) => ({ value: _id, label: name })),
  ]
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_11rem_13rem]">
      <div className="col-span-full md:col-span-1">
        <SearchField
          label="Search by name or code"
          value={values.search}
          onSearch={(search) => change({ search })}
        />
      </div>
      <Select
        label="Category"
        hideLabel
        choices={choices}
        value={values.category}
        onChange={({ target }) => change({ category: target.value })}
      />
      <Select
        label="Stock"
        hideLabel
        choices={standings}
        value={values.stock}
        onChange={({ target }) => change({ stock: target.value })}
      />
      {/* Where the table has heads to press, they sort. */}
      <Select
        label="Sort"
        hideLabel
        className="col-span-full md:hidden"
        choices={sorts}
        value={values.sort}
        onChange={({ target }) => change({ sort: target.value })}
      />
    </div>
  )
}
