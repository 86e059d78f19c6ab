import { useController } from 'react-hook-form'
import { counties, countyNames } from '#domain/places/hawaii.ts'
import { exciseLabel } from '#domain/tax/excise.ts'
import { exciseRateOf, exciseRatesOn, exciseTax } from '#domain/tax/excise-rates.ts'
import { formatMoney } from '#kit/core/money.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { Facts } from '#kit/browser/ui/facts.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { useNow } from '#kit/browser/ui/use-now.ts'
import { taxModeLabels } from '../choice-words.ts'
import { LinesField } from '../lines-field.tsx'
import { SettingsGroup } from '../settings-group.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'

const modes = [
  { value: 'flat', label: taxModeLabels.flat, hint: 'Of the items of an order, rounded to the cent.' },
  {
    value: 'hawaii',
    label: taxModeLabels.hawaii,
    hint: 'Of the county where an order is delivered or picked up, rounded down. Elsewhere the one rate below.',
  },
]

/** How orders are taxed. */
export function TaxGroup({ draft }: { draft: SettingsDraft }) {
  const { form, typed } = draft
  const { field } = useController({ control: form.control, name: 'payment.tax.mode' })
  const isHawaii = field.value === 'hawaii'
  return (
    <SettingsGroup
      title="Tax"
      line="Orders already placed keep their tax. Goods shipped out of the state owe no excise tax where you hold the certificate for it (HRS 237-29.5). Ask your accountant, who has the last word."
    >
      <ChoiceGroup
        legend="How orders are taxed"
        pick="one"
        choices={modes}
        chosen={[field.value]}
        name={field.name}
        onChange={({ target }) => field.onChange(target.value)}
      />
      <Field
        label="Tax rate in percent"
        hint={`0 to 100, at most two decimals, of the items alone${isHawaii ? '; taken outside Hawaii' : ''}.`}
        className="max-w-64"
        {...form.number('payment.taxRate')}
      />
      {isHawaii && (
        <>
          <LinesField
            draft={draft}
            name="payment.tax.rates"
            label="Rates"
            rows={8}
            placeholder="Honolulu, 2007-01-01, 2030-12-31, 4.5, 4.712"
            hint="One on each line: county, first day, last day or nothing, percent owed, percent shown. More may not be shown than owed ÷ (1 − owed)."
          />
          <Checkbox
            label="Delivery is taxed, too"
            hint="What you charge for delivery counts as income like the pieces."
            {...form.field('payment.tax.taxDelivery')}
          />
          <TaxPreview rates={typed.payment.tax.rates} timeZone={typed.general.timeZone} />
        </>
      )}
    </SettingsGroup>
  )
}

const EXAMPLE = 1_000_00

/** What the rates make of an order in each county today. */
function TaxPreview({ rates, timeZone }: { rates: readonly string[]; timeZone: string }) {
  const day = storeDay(new Date(useNow()), timeZone)
  const current = exciseRatesOn(rates)
  const facts = counties.map((county): [string, string] => {
    const rate = exciseRateOf(current, county, day)
    if (!rate) return [countyNames[county], 'No rate']
    const { shownPpm: ppm } = rate
    return [exciseLabel({ ppm, county }), formatMoney(exciseTax(EXAMPLE, ppm))]
  })
  return (
    <output className="grid gap-2">
      <p className="text-sm text-muted">An order of {formatMoney(EXAMPLE)} today:</p>
      <Facts facts={facts} />
    </output>
  )
}
