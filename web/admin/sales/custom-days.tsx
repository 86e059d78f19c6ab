import { useState } from 'react'
import { customRangeFaults } from '#domain/sales/sales-period.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { submitTexts } from '../form-dialog.tsx'
import type { SalesChoice } from './use-sales-choice.ts'

/** The two ends of a custom range; they count once they are applied. */
export function CustomDays({ choice: { days, change } }: { choice: SalesChoice }) {
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

const labels = { startDate: 'Start Date', endDate: 'End Date' } as const
