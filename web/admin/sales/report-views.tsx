import { reportTypes, type ReportType } from '#domain/sales/report-choice.ts'
import type { ComponentType } from 'react'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { SalesView } from './sales-view.tsx'
import { type ShownReport, shownFigure } from './shown-report.ts'
import {
  categoryColumns,
  customerColumns,
  customerKindColumns,
  customerKindLabels,
  productColumns,
} from '#domain/sales/sales-columns.ts'
import { Card } from '#kit/browser/ui/card.tsx'
import { ShareBars } from './charts/share-bars.tsx'
import { FigureTable } from './figure-table.tsx'
import { ChartCard } from './charts/chart-card.tsx'
import { Link } from '#kit/browser/router/router.ts'
import { ItemPicture } from '#web/orders/item-picture.tsx'
import { paths } from '#web/paths.ts'

const views: Record<ReportType, ComponentType<{ report: ShownReport }>> = {
  sales: SalesView,
  products: ProductsView,
  categories: CategoriesView,
  customers: CustomersView,
}

/** One view of a report, or all of them under each other. */
export function ReportViews({ report, type }: { report: ShownReport; type: ReportType | undefined }) {
  if (report.totalOrders === 0)
    return (
      <EmptyState
        icon="chart"
        title="No sales in this period"
        hint="Sales count on the day they were paid."
      />
    )
  const shown = reportTypes.filter((each) => type === undefined || each === type)
  return (
    <div className="grid gap-6">
      {shown.map((each) => {
        const View = views[each]
        return <View key={each} report={report} />
      })}
    </div>
  )
}

/** What each category sold, and its part of the whole. */
function CategoriesView({ report: { categoryPerformance } }: { report: ShownReport }) {
  const bars = categoryPerformance.map(({ name, revenue, share }) => ({
    label: name,
    value: shownFigure('money', revenue),
    share,
  }))
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card title="Category Performance">
        <FigureTable
          caption="Category performance"
          columns={categoryColumns}
          rows={categoryPerformance}
          keyOf={({ name }) => name}
        />
      </Card>
      <Card title="Category Share">
        <ShareBars bars={bars} />
      </Card>
    </div>
  )
}

/** Who spent most, and how many came back. */
function CustomersView({ report }: { report: ShownReport }) {
  const bars = report.newAndReturning.map(({ kind, customers, sales, share }) => ({
    label: customerKindLabels[kind],
    value: shownFigure('money', sales),
    share,
    note: `${shownFigure('count', customers)} ${customers === 1 ? 'person' : 'people'}`,
  }))
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card title="Top Customers">
        <FigureTable
          caption="Top customers"
          columns={customerColumns}
          rows={report.topCustomers}
          keyOf={({ name, email }) => `${name} ${email}`}
        />
      </Card>
      <ChartCard
        title="New and Returning"
        chart={<ShareBars bars={bars} />}
        table={
          <FigureTable
            caption="New and returning customers"
            columns={customerKindColumns}
            rows={report.newAndReturning}
            keyOf={({ kind }) => kind}
          />
        }
      />
    </div>
  )
}

/** What sold for most. */
function ProductsView({ report: { topProducts } }: { report: ShownReport }) {
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
