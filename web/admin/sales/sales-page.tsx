import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ReportViews } from './report-views.tsx'
import { SummaryCards } from './summary-cards.tsx'
import { useSalesChoice, type SalesChoice } from './use-sales-choice.ts'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { Waiting } from '#kit/browser/ui/waiting.tsx'
import { reportTypeLabels } from '#domain/sales/report-choice.ts'
import {
  dateRangeLabels,
  DEFAULT_DATE_RANGE,
  dateRanges,
  customRangeFaults,
} from '#domain/sales/sales-period.ts'
import { Select } from '#kit/browser/ui/select.tsx'
import { choicesOf } from '#kit/browser/list/list-filters.tsx'
import { oneOf } from '#kit/browser/list/use-list.ts'
import { useState } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { submitTexts } from '#web/admin/form-dialog.tsx'

const labels = { startDate: 'Start Date', endDate: 'End Date' } as const

const ranges = choicesOf(dateRangeLabels)

const types = choicesOf(reportTypeLabels)

const CARDS = ['sales', 'orders', 'average', 'conversion']

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

/** Stands where the four figures will come. */
function CardsSkeleton() {
  return (
    <Waiting className="mb-8 pb-8">
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-30" />
        ))}
      </div>
    </Waiting>
  )
}

/** Stands where charts and tables will come. */
function ViewSkeleton() {
  return (
    <Waiting className="grid gap-6">
      <Skeleton className="h-96" />
      <Skeleton className="h-56" />
    </Waiting>
  )
}

/** Which days and which view; each choice is in the URL at once. A custom range shows every view. */
function ReportChoice({ choice }: { choice: SalesChoice }) {
  const { dateRange, reportType, choose, change } = choice
  return (
    <div className="mb-6 flex flex-wrap items-start gap-3 print:hidden">
      <Select
        label="Date range"
        choices={ranges}
        value={dateRange}
        onChange={({ target }) => choose(oneOf(dateRanges, target.value) ?? DEFAULT_DATE_RANGE)}
        className="w-full sm:w-52"
      />
      {reportType === undefined ? (
        <CustomDays key={`${choice.days.startDate} ${choice.days.endDate}`} choice={choice} />
      ) : (
        <Select
          label="Report type"
          choices={types}
          value={reportType}
          onChange={({ target }) => change({ reportType: target.value })}
          className="w-full sm:w-52"
        />
      )}
    </div>
  )
}

/** The two ends of a custom range; they count once they are applied. */
function CustomDays({ choice: { days, change } }: { choice: SalesChoice }) {
  const [faults, setFaults] = useState<ReturnType<typeof customRangeFaults>>({})

  const apply = submitTexts(async ({ startDate = '', endDate = '' }) => {
    const found = customRangeFaults(startDate, endDate)
    setFaults(found)
    if (Object.keys(found).length === 0) change({ startDate, endDate })
  })

  return (
    <Form onSubmit={apply} className="flex w-full flex-wrap items-start gap-3 sm:w-auto">
      {(['startDate', 'endDate'] as const).map((name) => (
        <Field
          key={name}
          label={labels[name]}
          name={name}
          type="date"
          defaultValue={days[name]}
          error={faults[name]}
          className="w-full sm:w-44"
        />
      ))}
      <Button variant="secondary" className="w-full sm:mt-6.5 sm:w-auto">
        Apply
      </Button>
    </Form>
  )
}
