import { storeDay } from '#kit/core/store-day.ts'
import { useShop } from '#web/shop/shop.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { useNow } from '../../use-now.ts'
import type { QuoteDraft } from './use-quote-form.ts'

/** Until when the quote stands, and what the studio writes with it. */
export function QuoteTerms({ draft: { form } }: { draft: QuoteDraft }) {
  const { settings } = useShop()
  const today = storeDay(new Date(useNow()), settings.timeZone)
  return (
    <div className="grid content-start gap-5">
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
    </div>
  )
}

/** "Pacific/Honolulu" as people say it. */
function placeOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}
