import { reportTypeLabels } from '#domain/sales/report-choice.ts'
import { dateRangeLabels, DEFAULT_DATE_RANGE, dateRanges } from '#domain/sales/sales-period.ts'
import { Select } from '#kit/browser/ui/select.tsx'
import { choicesOf } from '../choices-of.ts'
import { oneOf } from '../url-values.ts'
import { CustomDays } from './custom-days.tsx'
import type { SalesChoice } from './use-sales-choice.ts'

const ranges = choicesOf(dateRangeLabels)
const types = choicesOf(reportTypeLabels)

/** Which days and which view; each choice is in the URL at once. A custom range shows every view. */
export function ReportChoice({ choice }: { choice: SalesChoice }) {
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
