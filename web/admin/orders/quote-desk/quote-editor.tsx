import type { KeyboardEvent } from 'react'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { PriceTools } from './price-tools.tsx'
import { QuoteFigures } from './quote-figures.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteTerms } from './quote-terms.tsx'
import { useQuoteForm } from './use-quote-form.ts'

type QuoteEditorProps = {
  order: ShownOrder
  onSent: () => void
  /** Back to the quote as it was sent; with it this is a revision. */
  onDiscard?: () => void
}

/** The form of a quote: unit prices beside list prices, what comes on top, until when, and a note. */
export function QuoteEditor({ order, onSent, onDiscard }: QuoteEditorProps) {
  const draft = useQuoteForm(order, onSent)
  const { form } = draft
  const title = onDiscard ? 'Revise the quote' : 'Price this request'
  return (
    <Card title={title} actions={<PriceTools onPriceAt={draft.priceAt} />}>
      <LeaveGuard when={form.isDirty && !form.busy} />
      {/* Enter in a field must not send a letter to a customer. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <Form onSubmit={form.onSubmit} onKeyDown={keepEnter} className="grid grid-cols-1 gap-6">
        <QuoteLines order={order} draft={draft} />
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_20rem]">
          <QuoteTerms draft={draft} />
          <QuoteFigures draft={draft} />
        </div>
        <FormError message={form.formError} />
        <Send isBusy={form.busy} onDiscard={onDiscard} />
      </Form>
    </Card>
  )
}

function Send({ isBusy, onDiscard }: { isBusy: boolean; onDiscard?: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {onDiscard && (
        <Button variant="secondary" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
      <Button icon="mail" busy={isBusy} busyText="Sending...">
        {onDiscard ? 'Send revised quote' : 'Send quote'}
      </Button>
    </div>
  )
}

function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
