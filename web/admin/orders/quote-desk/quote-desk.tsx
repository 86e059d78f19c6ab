import { useState } from 'react'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'
import { useFocusOnTurn } from '#kit/browser/ui/use-focus-on-turn.ts'
import { isPriceable } from '#domain/orders/quote-status.ts'
import { ItemsCard } from '../items-card.tsx'
import { LinesCard } from './lines/lines-card.tsx'
import { Revisions } from './revisions.tsx'
import { QuoteEditor } from './quote-editor.tsx'
import { SentQuote } from './sent-quote.tsx'

/** Where the studio prices a quote request, revises what it sent, and reads the customer's answer. */
export function QuoteDesk({ order, beside }: Pick<PricingProps, 'order' | 'beside'>) {
  const [isRevising, setRevising] = useState(false)
  const isOpen = isPriceable(order)
  useSavedDraft(`revising ${order._id}`, { typed: () => isRevising || undefined, restore: setRevising })
  const stopRevising = () => setRevising(false)

  const isFirst = order.quoteStatus === 'requested'
  const desk = useFocusOnTurn<HTMLDivElement>(isOpen && (isFirst || isRevising), 'input:enabled')
  return (
    <div ref={desk} className="grid min-w-0 gap-5">
      {isOpen && (isFirst || isRevising) ? (
        <Pricing
          {...{ order, beside }}
          // Where a colleague sends the first quote meanwhile, what was typed or sent revises it.
          onBegin={() => setRevising(true)}
          onSent={stopRevising}
          onDiscard={isFirst ? undefined : stopRevising}
        />
      ) : (
        <>
          <SentQuote order={order} onRevise={isOpen ? () => setRevising(true) : undefined} />
          <ItemsCard order={order} />
          <Revisions order={order} />
        </>
      )}
    </div>
  )
}

type PricingProps = Omit<Parameters<typeof QuoteEditor>[0], 'hasUnsavedLines'> & { onBegin: () => void }

/** The form on the screen, the items as they stand on paper. */
function Pricing({ order, beside, onBegin, onSent, onDiscard }: PricingProps) {
  const [isUnsaved, setUnsaved] = useState(false)
  return (
    <>
      <div className="grid gap-6 print:hidden" onChange={onBegin} onSubmit={onBegin}>
        <LinesCard order={order} onUnsaved={setUnsaved} />
        <QuoteEditor {...{ order, beside, onSent, onDiscard }} hasUnsavedLines={isUnsaved} />
      </div>
      <div className="hidden print:block">
        <ItemsCard order={order} />
      </div>
    </>
  )
}
