import { type KeyboardEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { costedLine, Margin } from './margin.tsx'
import { QuoteLetter } from './quote-letter.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { centsTyped, quoteLines } from './quote-prefill.ts'
import { useQuoteForm, type QuoteDraft } from './use-quote-form.ts'
import { formatMoney } from '#kit/core/money.ts'
import { QuoteTerms } from './quote-terms.tsx'
import { QuotePriceField } from './quote-price-field.tsx'

const figures = [
  { name: 'shippingPrice', label: 'Shipping' },
  { name: 'taxPrice', label: 'Tax' },
  { name: 'discount', label: 'Discount' },
] as const

type QuoteEditorProps = {
  order: ShownOrder
  /** Where the letter stands: beside the form on wide screens. */
  beside: HTMLElement | null
  /** Lines that are being changed: sent now, the quote would go without them. */
  hasUnsavedLines: boolean
  onSent: () => void
  /** Back to the quote as it was sent; with it this is a revision. */
  onDiscard: (() => void) | undefined
}

/** The form of a quote: unit prices beside list prices, what comes on top, until when, and a note. */
export function QuoteEditor({ order, beside, hasUnsavedLines, onSent, onDiscard }: QuoteEditorProps) {
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
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_17rem]">
          <QuoteTerms draft={draft} method={order.paymentMethod} />
          <QuoteFigures order={order} draft={draft} />
        </div>
        <FormError message={form.formError} />
        <Send isBusy={form.busy} {...{ hasUnsavedLines, onDiscard }} />
      </Form>
      {beside && createPortal(<QuoteLetter order={order} draft={draft} />, beside)}
    </Card>
  )
}

type SendProps = Pick<QuoteEditorProps, 'hasUnsavedLines' | 'onDiscard'> & { isBusy: boolean }

function Send({ isBusy, hasUnsavedLines, onDiscard }: SendProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <output className="text-sm">
        {hasUnsavedLines && 'Save or discard the changed lines above first.'}
      </output>
      {onDiscard && (
        <Button variant="secondary" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
      <Button icon="mail" disabled={hasUnsavedLines} busy={isBusy} busyText="Sending...">
        {onDiscard ? 'Send revised quote' : 'Send quote'}
      </Button>
    </div>
  )
}

function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** What comes on top of the pieces, and the total as it stands. */
function QuoteFigures({ order, draft }: { order: ShownOrder; draft: QuoteDraft }) {
  const { totals, taxHint, form } = draft
  const prices = form.watch('items')
  const discount = centsTyped(form.watch('discount'))
  const ofLines = totals ? totals.discount - discount : 0
  const costed = quoteLines(order).map((line, at) => costedLine(line, prices[at]?.price ?? 0))
  return (
    <div className="grid content-start gap-3">
      <Line label="Items" cents={totals?.itemsPrice} />
      {ofLines > 0 && <Line label="Discounts of lines" cents={-ofLines} />}
      {figures.map(({ name, label }) => (
        <QuotePriceField
          key={name}
          draft={draft}
          name={name}
          label={label}
          className="grid grid-cols-[1fr_9rem] items-center gap-x-4 *:[label]:mb-0 *:[p]:col-span-2"
          hint={name === 'taxPrice' ? taxHint : undefined}
        />
      ))}
      <output className="mt-1 block border-t border-line pt-3 text-lg font-medium">
        <Line label="Total" cents={totals?.totalPrice} />
      </output>
      {totals && <Margin lines={costed} discount={discount} />}
    </div>
  )
}

function Line({ label, cents }: { label: string; cents: number | undefined }) {
  return (
    <p className="flex justify-between gap-6">
      {label} <span className="tabular-nums">{cents === undefined ? '–' : formatMoney(cents)}</span>
    </p>
  )
}

type PriceToolsProps = {
  /** Sets unit prices that nobody typed to their list prices less so many percent. */
  onPriceAt: (percent: number) => void
}

/** Sets all unit prices at once: to the list, or so many percent below it. */
function PriceTools({ onPriceAt }: PriceToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="quiet"
        size="compact"
        icon="undo"
        onClick={() => onPriceAt(0)}
        className="max-sm:-ml-3"
      >
        Use list prices
      </Button>
      <PercentOff onPriceAt={onPriceAt} />
    </div>
  )
}

function PercentOff({ onPriceAt }: PriceToolsProps) {
  const id = useId()
  const hintId = useId()
  const [typed, setTyped] = useState('')
  const percent = typed.trim() === '' ? Number.NaN : Number(typed)
  const isFit = percent >= 0 && percent <= 100
  const [isRefused, setRefused] = useState(false)

  function apply() {
    setRefused(!isFit)
    if (isFit) onPriceAt(percent)
  }

  return (
    <span className="flex flex-wrap items-center gap-2 text-sm">
      <label htmlFor={id} className="whitespace-nowrap">
        Percent off
      </label>
      <input
        id={id}
        aria-describedby={hintId}
        aria-invalid={isRefused || undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && apply()}
        className="h-11 w-16 rounded-control border border-edge bg-paper px-3 text-right text-base tabular-nums pointer-fine:h-9"
      />
      <Button variant="secondary" size="compact" onClick={apply}>
        Apply
      </Button>
      <output id={hintId} className={isRefused ? 'text-red' : 'text-muted'}>
        {isRefused ? 'Enter 0 to 100.' : 'Prices you typed stay.'}
      </output>
    </span>
  )
}
