import { categoryColumns } from '#domain/sales/sales-columns.ts'
import { Card } from '#kit/browser/ui/card.tsx'
import { ShareBars } from './charts/share-bars.tsx'
import { FigureTable } from './figure-table.tsx'
import { shownFigure, type ShownReport } from './shown-report.ts'

/** What each category sold, and its part of the whole. */
export function CategoriesView({ report: { categoryPerformance } }: { report: ShownReport }) {
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
