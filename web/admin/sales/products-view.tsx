import { productColumns } from '#domain/sales/sales-columns.ts'
import { Link } from '#kit/browser/router/router.ts'
import { ItemPicture } from '#web/orders/item-picture.tsx'
import { paths } from '#web/paths.ts'
import { Card } from '#kit/browser/ui/card.tsx'
import { FigureTable } from './figure-table.tsx'
import type { ShownReport } from './shown-report.ts'

/** What sold for most. */
export function ProductsView({ report: { topProducts } }: { report: ShownReport }) {
  return (
    <Card title="Top Products">
      <FigureTable
        caption="Top products"
        columns={productColumns}
        rows={topProducts}
        keyOf={({ product, sku }) => product ?? sku}
        first={soldPiece}
      />
      <p className="mt-4 text-sm text-muted">
        Revenue and profit are of the lines sold, before shipping, tax and discounts. Conversion is orders and
        quote requests by views of the page.
      </p>
    </Card>
  )
}

function soldPiece({ name, image, product }: ShownReport['topProducts'][number]) {
  return (
    <span className="flex items-center gap-3">
      <ItemPicture image={image} className="size-11 max-md:order-last" />
      {product === null ? (
        name
      ) : (
        <Link to={paths.product(product)} className="target-44 font-medium text-lagoon hover:underline">
          {name}
        </Link>
      )}
    </span>
  )
}
