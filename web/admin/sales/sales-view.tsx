import { deviceColumns, methodColumns, timeColumns } from '#domain/sales/sales-columns.ts'
import { deviceKindLabel } from '#domain/visits/device-kind.ts'
import { studioMethodLabel } from '#domain/payments/payment-method.ts'
import { ChartCard } from './charts/chart-card.tsx'
import { ShareBars } from './charts/share-bars.tsx'
import { TimeChart } from './charts/time-chart.tsx'
import { FigureTable } from './figure-table.tsx'
import { shownFigure, type ShownReport } from './shown-report.ts'

/** When, how and on what was bought. */
export function SalesView({ report }: { report: ShownReport }) {
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <ChartCard
        title="Sales Over Time"
        className="xl:col-span-2"
        chart={<TimeChart points={report.salesOverTime} />}
        table={
          <FigureTable
            caption="Sales over time"
            columns={timeColumns}
            rows={report.salesOverTime}
            keyOf={({ at }) => at}
          />
        }
      />
      <Methods rows={report.salesByPaymentMethod} />
      <Devices rows={report.salesByDevice} />
    </div>
  )
}

function Methods({ rows }: { rows: ShownReport['salesByPaymentMethod'] }) {
  const bars = rows.map(({ method, sales, share, orders }) => ({
    label: studioMethodLabel(method),
    value: shownFigure('money', sales),
    share,
    note: counted(orders, 'order'),
  }))
  return (
    <ChartCard
      title="Sales by Payment Method"
      chart={<ShareBars bars={bars} />}
      table={
        <FigureTable
          caption="Sales by payment method"
          columns={methodColumns}
          rows={rows}
          keyOf={({ method }) => method}
        />
      }
    />
  )
}

function Devices({ rows }: { rows: ShownReport['salesByDevice'] }) {
  const bars = rows.map(({ device, sales, share, orders, visits }) => ({
    label: deviceKindLabel(device),
    value: shownFigure('money', sales),
    share,
    note: `${counted(orders, 'order')}${device === null ? '' : `, ${counted(visits, 'visit')}`}`,
  }))
  return (
    <ChartCard
      title="Sales by Device"
      chart={<ShareBars bars={bars} />}
      table={
        <FigureTable
          caption="Sales by device"
          columns={deviceColumns}
          rows={rows}
          keyOf={({ device }) => device ?? ''}
        />
      }
    />
  )
}

function counted(count: number, noun: string): string {
  return `${shownFigure('count', count)} ${noun}${count === 1 ? '' : 's'}`
}
