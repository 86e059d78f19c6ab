import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '#kit/browser/ui/button.tsx'
import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { ExampleOrder } from '../shipping/example-order.tsx'
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

/** How the shop sells, and what a change will do; before prices are shown it says what will be charged, and asks. */
export function QuoteModeChoice({ draft }: { draft: SettingsDraft }) {
  const { field } = useController({ control: draft.form.control, name: 'general.quoteMode' })
  const [isAsking, setAsking] = useState(false)
  const isQuote = field.value
  const wasQuote = draft.shown.general.quoteMode

  function choose(chosen: string) {
    if (chosen === 'purchase' && wasQuote) setAsking(true)
    else field.onChange(chosen === 'quote')
  }

  function showPrices() {
    field.onChange(false)
    setAsking(false)
  }

  return (
    <div className="grid gap-3">
      <ChoiceGroup
        legend="How visitors buy"
        pick="one"
        choices={choices}
        chosen={[isQuote ? 'quote' : 'purchase']}
        name={field.name}
        onChange={({ target }) => choose(target.value)}
      />
      {isQuote && (
        <Checkbox
          label="Show guide prices"
          hint="While prices are on request, visitors read the range from and to that a piece has in its form. No exact price is shown."
          {...draft.form.field('general.guidePrices')}
        />
      )}
      {isQuote !== wasQuote && (
        <Notice tone="warn">
          {isQuote
            ? 'Once you save, all prices but those of designer packages disappear from the shop, and checkout asks for a quote. Orders already placed keep their figures and stay payable.'
            : 'Once you save, everyone sees all prices, and checkout takes orders at these prices. Quote requests you have not answered yet stay with you to price.'}
        </Notice>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Show prices?"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button onClick={showPrices}>Show prices</Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p>This is what an order will be charged, by your shipping and taxes. Are they right?</p>
          {isAsking && <ExampleOrder draft={draft} />}
        </div>
      </Dialog>
    </div>
  )
}
