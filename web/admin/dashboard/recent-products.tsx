import { stockState } from '#domain/stock/inventory-list.ts'
import { stockColor } from '#domain/stock/stock-level.ts'
import { ProductPicture } from '#web/products/product-picture.tsx'
import { paths } from '#web/paths.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import { RecentList } from './recent-list.tsx'
import { RecentRow } from './recent-row.tsx'
import type { ShownDashboard } from './shown-dashboard.ts'

type ShownProduct = ShownDashboard['products'][number]

export function RecentProducts({ products }: { products: readonly ShownProduct[] }) {
  return (
    <RecentList
      id="recent-products"
      title="Recent products"
      to={paths.admin.products()}
      link="All products"
      empty="No products yet"
    >
      {products.map((product) => (
        <Row key={product._id} product={product} />
      ))}
    </RecentList>
  )
}

function Row({
  product: { _id, name, productCode, pictures, price, salePrice, stock },
}: {
  product: ShownProduct
}) {
  const [picture] = pictures
  const now = salePrice ?? price
  return (
    <RecentRow to={paths.admin.editProduct(_id)} className="grid-cols-[3rem_minmax(0,1fr)_auto]">
      <span className="size-12 overflow-hidden rounded-picture bg-plinth">
        {picture && (
          <ProductPicture picture={picture} sizes="48px" alt="" className="size-full object-cover" />
        )}
      </span>
      <span className="grid min-w-0 gap-1">
        <span className="truncate">{name}</span>
        <span className="truncate text-sm text-muted">{productCode}</span>
      </span>
      <span className="grid justify-items-end gap-1">
        {now !== null && <Money dollars={now} />}
        <Stock stock={stock} />
      </span>
    </RecentRow>
  )
}

const colors = { red: 'text-red', amber: 'text-amber', green: 'text-muted' }

/** How many are at hand; few and none say so. */
function Stock({ stock }: { stock: number }) {
  const color = stockColor(stock)
  const count = stock.toLocaleString('en-US')
  return (
    <span className={classes('text-sm whitespace-nowrap', colors[color])}>
      {color === 'green' ? `${count} in stock` : `${stockState(stock)}: ${count}`}
    </span>
  )
}
