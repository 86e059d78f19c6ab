import { earningMoments } from '#domain/payments/earning.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { earningMomentLabels } from '../choice-words.ts'
import { LinesField } from '../lines-field.tsx'
import { SettingsGroup } from '../settings-group.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'

const moments = earningMoments.map((value) => ({ value, label: earningMomentLabels[value] }))

/** What the accountant settles: which days are closed, and what our accounts are called elsewhere. */
export function BooksGroup({ draft }: { draft: SettingsDraft }) {
  return (
    <SettingsGroup
      title="Books"
      line="What happens to money is entered under Money → Books; nothing entered is ever changed."
    >
      <Field
        label="Closed through"
        optional
        type="date"
        hint="Once your accountant has filed a month: nothing is entered on this day or before it any more. Empty: no day is closed."
        className="max-w-96"
        {...draft.form.field('payment.books.closedThrough')}
      />
      <Select
        label="An order is income"
        hint="A design is once it is completed. Orders on their way when this changes stay as they are until they are delivered."
        choices={moments}
        className="max-w-96"
        {...draft.form.field('payment.books.earnedAt')}
      />
      <LinesField
        draft={draft}
        name="payment.books.outsideAccounts"
        label="Names in your accounting program"
        rows={4}
        placeholder="1000 = 1010 Checking"
        hint="One of our accounts on each line, with its number and name in your program. The export says both."
      />
    </SettingsGroup>
  )
}
