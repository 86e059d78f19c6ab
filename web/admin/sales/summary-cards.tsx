import { changeText, type FigureKind } from '#domain/sales/figure-text.ts'
import { NOT_MEASURED } from '#domain/sales/sales-figures.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { shownDays, shownFigure, type ShownReport } from './shown-report.ts'

type Headline = { label: string; kind: FigureKind; value: number | null; change: number | null }

/** The four figures of a period, each beside the period of equal length just before. */
export function SummaryCards({ report, isOutdated }: { report: ShownReport; isOutdated: boolean }) {
  return (
    <section
      aria-label="Summary"
      aria-busy={isOutdated}
      className={classes('transition', isOutdated && 'opacity-60')}
    >
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {headlinesOf(report).map((headline) => (
          <Card key={headline.label} {...headline} />
        ))}
      </dl>
      <p className="mt-3 mb-8 text-sm text-muted">
        {shownDays(report.period)}, compared with {shownDays(report.previousPeriod)}
      </p>
    </section>
  )
}

function headlinesOf(report: ShownReport): Headline[] {
  return [
    { label: 'Total Sales', kind: 'money', value: report.totalSales, change: report.salesGrowth },
    { label: 'Orders', kind: 'count', value: report.totalOrders, change: report.ordersGrowth },
    {
      label: 'Average Order Value',
      kind: 'money',
      value: report.averageOrderValue,
      change: report.aovGrowth,
    },
    {
      label: 'Conversion Rate',
      kind: 'percent',
      value: report.conversionRate,
      change: report.conversionGrowth,
    },
  ]
}

function Card({ label, kind, value, change }: Headline) {
  return (
    <div className="min-w-0 rounded-control border border-line p-3 sm:p-5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd
        className={classes(
          'mt-1 font-display text-xl tabular-nums sm:text-2xl',
          value === null && 'text-muted',
        )}
      >
        {shownFigure(kind, value)}
      </dd>
      <dd className="mt-1.5 text-sm">
        <Growth change={change} />
      </dd>
    </div>
  )
}

function Growth({ change }: { change: number | null }) {
  if (change === null) return <span className="text-muted">Growth: {NOT_MEASURED.toLowerCase()}</span>
  return (
    <span
      className={classes('inline-flex items-center gap-1 font-medium', change < 0 ? 'text-red' : 'text-leaf')}
    >
      <Icon name={change < 0 ? 'chevron-down' : 'chevron-up'} className="size-4" />
      <span className="sr-only">Growth: </span>
      <span className="tabular-nums">{changeText(change)}</span>
    </span>
  )
}
