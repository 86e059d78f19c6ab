import { customerColumns, customerKindColumns, customerKindLabels } from '#domain/sales/sales-columns.ts'
import { Card } from '#kit/browser/ui/card.tsx'
import { ChartCard } from './charts/chart-card.tsx'
import { ShareBars } from './charts/share-bars.tsx'
import { FigureTable } from './figure-table.tsx'
import { shownFigure, type ShownReport } from './shown-report.ts'

/** Who spent most, and how many came back. */
export function CustomersView({ report }: { report: ShownReport }) {
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
