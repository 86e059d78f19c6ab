import type { BadgeFilter, ManagedStanding, StockFilter } from '#domain/products/managed-list.ts'
import { useShop } from '#web/parts/shop.ts'
import { Select, type Choice } from '#web/ui/select.tsx'
import { SearchField } from '../../search-field.tsx'
import type { ProductList, ProductListValues } from './use-product-list.ts'

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

function choices(labels: Record<string, string>, any?: string): Choice[] {
  const named = Object.entries(labels).map(([value, label]) => ({ value, label }))
  return any === undefined ? named : [{ value: '', label: any }, ...named]
}

/** Search, filters and order of the list of products; each change is in the URL at once. */
export function ProductFilters({ list: { values, change } }: { list: ProductList }) {
  const { categories } = useShop()
  const inShop = Object.fromEntries(categories.map(({ _id, name }) => [_id, name]))
  const filters: { name: keyof ProductListValues; label: string; choices: Choice[] }[] = [
    { name: 'category', label: 'Category', choices: choices(inShop, 'Any category') },
    { name: 'stock', label: 'Stock', choices: choices(stockLabels, 'Any stock') },
    { name: 'badge', label: 'Badge', choices: choices(badgeLabels, 'Any badge') },
    { name: 'standing', label: 'Standing', choices: choices(standingLabels) },
    { name: 'sort', label: 'Sort by', choices: choices(sortLabels) },
  ]
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-[minmax(0,1.4fr)_repeat(5,minmax(0,1fr))]">
      <div className="max-md:col-span-full">
        <SearchField
          label="Search name or code"
          value={values.search}
          onSearch={(search) => change({ search })}
        />
      </div>
      {filters.map(({ name, label, choices }) => (
        <Select
          key={name}
          label={label}
          hideLabel
          choices={choices}
          value={values[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
    </div>
  )
}
