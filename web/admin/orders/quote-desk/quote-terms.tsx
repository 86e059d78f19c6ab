import { useController, useWatch } from 'react-hook-form'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { useNow } from '#kit/browser/ui/use-now.ts'
import { useShop } from '#web/shop/shop.ts'
import { ScheduleFields, scheduleOutcome } from '../../schedule-fields.tsx'
import type { QuoteDraft } from './use-quote-form.ts'

type QuoteTermsProps = { draft: QuoteDraft; method: PaymentMethod }

/** Until when the quote stands, and what the studio writes with it. */
export function QuoteTerms({ draft, method }: QuoteTermsProps) {
  const { form } = draft
  const { settings } = useShop()
  const today = storeDay(new Date(useNow()), settings.timeZone)
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <Field
        label="Valid until"
        type="date"
        min={today}
        hint={`Through this day, ${placeOf(settings.timeZone)} time.`}
        className="max-w-64"
        {...form.field('validUntil')}
      />
      <TextArea
        label="Note"
        optional
        maxLength={5000}
        hint="The customer reads it in the letter, on the quote and on their order."
        {...form.field('note')}
      />
      <QuoteSchedule draft={draft} method={method} />
    </div>
  )
}

/** How the quote is to be paid once it is accepted: as the shop wants it unless said. */
function QuoteSchedule({ draft: { form, totals }, method }: QuoteTermsProps) {
  const { field } = useController({ control: form.control, name: 'schedule.kind' })
  const schedule = useWatch({ control: form.control, name: 'schedule' })
  return (
    <>
      <ScheduleFields
        legend="It is paid"
        from="the acceptance"
        kind={field}
        percent={form.number('schedule.depositPercent')}
        firstDays={form.number('schedule.depositDays')}
        balanceDays={form.number('schedule.balanceDays')}
      />
      <output className="text-sm text-muted">
        {totals && scheduleOutcome({ total: totals.totalPrice, method, schedule })}
      </output>
    </>
  )
}

/** "Pacific/Honolulu" as people say it. */
function placeOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}
