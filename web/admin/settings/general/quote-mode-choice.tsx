import { useController } from 'react-hook-form'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'

const choices = [
  {
    value: 'quote',
    label: 'Prices on request (quote mode)',
    hint: 'Visitors read “Price on request”. Their cart becomes a quote request, which you price and send.',
  },
  {
    value: 'purchase',
    label: 'Prices shown',
    hint: 'Visitors see prices and order at once; an order takes its pieces out of stock.',
  },
]

/** How the shop sells, and what a change will do. */
export function QuoteModeChoice({ draft }: { draft: SettingsDraft }) {
  const { field } = useController({ control: draft.form.control, name: 'general.quoteMode' })
  const isQuote = field.value
  const isChanged = isQuote !== draft.shown.general.quoteMode
  return (
    <div className="grid gap-3">
      <ChoiceGroup
        legend="How visitors buy"
        pick="one"
        choices={choices}
        chosen={[isQuote ? 'quote' : 'purchase']}
        name={field.name}
        onChange={({ target }) => field.onChange(target.value === 'quote')}
      />
      {isChanged && (
        <Notice tone="warn">
          {isQuote
            ? 'Once you save, all prices but those of designer packages disappear from the shop, and checkout asks for a quote. Orders already placed keep their figures and stay payable.'
            : 'Once you save, everyone sees all prices, and checkout takes orders at these prices. Quote requests you have not answered yet stay with you to price.'}
        </Notice>
      )}
    </div>
  )
}
