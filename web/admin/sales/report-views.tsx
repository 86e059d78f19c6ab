import { reportTypes, type ReportType } from '#domain/sales/report-choice.ts'
import type { ComponentType } from 'react'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { CategoriesView } from './categories-view.tsx'
import { CustomersView } from './customers-view.tsx'
import { ProductsView } from './products-view.tsx'
import { SalesView } from './sales-view.tsx'
import type { ShownReport } from './shown-report.ts'

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
