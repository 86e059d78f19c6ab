import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ReportChoice } from './report-choice.tsx'
import { CardsSkeleton, ViewSkeleton } from './report-skeleton.tsx'
import { ReportViews } from './report-views.tsx'
import { SummaryCards } from './summary-cards.tsx'
import { useSalesChoice, type SalesChoice } from './use-sales-choice.ts'

export default function SalesPage() {
  const choice = useSalesChoice()
  return (
    <>
      <PageHead title="Sales Reports" noindex />
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="title-page">Sales Reports</h1>
        <ExportMenu choice={choice} />
      </header>
      <ReportChoice choice={choice} />
      {choice.isComplete ? (
        <Report choice={choice} />
      ) : (
        <EmptyState icon="chart" title="Choose a Start Date and an End Date" />
      )}
    </>
  )
}

function Report({ choice }: { choice: SalesChoice }) {
  const { data, isPending, isLoadingError, isPlaceholderData } = useQuery({
    ...ask('GET /api/sales/report', { query: choice.query }),
    placeholderData: keepPreviousData,
  })
  if (isPending)
    return (
      <>
        <CardsSkeleton />
        <ViewSkeleton />
      </>
    )
  if (isLoadingError) return <TryAgain message="Failed to fetch sales data" />
  return (
    <>
      <SummaryCards report={data} isOutdated={isPlaceholderData} />
      {isPlaceholderData ? <ViewSkeleton /> : <ReportViews report={data} type={choice.reportType} />}
    </>
  )
}
