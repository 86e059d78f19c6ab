import type { ReactNode } from 'react'
import { Card } from '#kit/browser/ui/card.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'

type ChartCardProps = {
  title: string
  chart: ReactNode
  /** The same figures as a table. */
  table: ReactNode
  className?: string
}

/** A chart under its title, and the table of what it draws one press away. */
export function ChartCard({ title, chart, table, className }: ChartCardProps) {
  return (
    <Card title={title} className={className}>
      {chart}
      <details className="group mt-4 print:hidden">
        <summary className="inline-flex min-h-11 items-center gap-1.5 text-sm text-lagoon">
          <Icon name="chevron-right" className="size-4 transition group-open:rotate-90" />
          Figures as a table<span className="sr-only">: {title}</span>
        </summary>
        <div className="pt-2">{table}</div>
      </details>
    </Card>
  )
}
