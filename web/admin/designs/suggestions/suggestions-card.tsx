import { useState } from 'react'
import { MAX_SUGGESTIONS } from '#contract/designs/suggestions.ts'
import { suggestedTotal, type ShownSuggestion } from '#web/designs/suggestion-row.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { useOrderByHand, type OrderByHand } from '#kit/browser/list/use-order-by-hand.ts'
import { chosenPiece, type ShownProduct } from './chosen-piece.ts'
import { DraftRow } from './draft-row.tsx'
import { PieceDialog, type PieceQuestion } from './piece-dialog.tsx'
import { ProductSearch } from './product-search.tsx'
import type { SuggestionDraft } from './use-suggestion-draft.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'

/** The pieces that the studio suggests for the home: found, chosen, counted, put in order and saved as one list. */
export function SuggestionsCard({ draft }: { draft: SuggestionDraft }) {
  const [question, setQuestion] = useState<PieceQuestion>()
  const order = useOrderByHand(draft.pieces, ({ _id }) => _id, draft.reorder)

  /** What comes in one finish only needs no question. */
  function pick(product: ShownProduct) {
    const only = product.variants.length === 0 ? chosenPiece(product, {}, 1) : undefined
    if (only) draft.add(only)
    else setQuestion({ productId: product._id })
  }

  function take(piece: ShownSuggestion) {
    if (question?.replaces) draft.replace(question.replaces._id, piece)
    else draft.add(piece)
    setQuestion(undefined)
  }
  return (
    <Card title="Suggested products">
      {draft.pieces.length < MAX_SUGGESTIONS && <ProductSearch onPick={pick} />}
      <output className="sr-only">{order.news}</output>
      {draft.pieces.length === 0 ? (
        <p className="mt-5 text-muted">No products suggested yet.</p>
      ) : (
        <Pieces {...{ draft, order }} onAsk={setQuestion} />
      )}
      <SaveLine draft={draft} />
      {question && <PieceDialog question={question} onChosen={take} onClose={() => setQuestion(undefined)} />}
    </Card>
  )
}

type PiecesProps = {
  draft: SuggestionDraft
  order: OrderByHand
  onAsk: (question: PieceQuestion) => void
}

function Pieces({ draft, order, onAsk }: PiecesProps) {
  const { pieces } = draft
  const total = suggestedTotal(pieces)
  return (
    <>
      <ol aria-label="Suggested products" className="@container mt-5 border-t border-line">
        {pieces.map((piece, at) => (
          <DraftRow
            key={piece._id}
            piece={piece}
            place={{ at, of: pieces.length }}
            {...{ order, draft, onAsk }}
          />
        ))}
      </ol>
      <p className="flex items-baseline justify-end gap-6 py-4 text-lg">
        <span>Total</span>
        <span className="font-medium">{total === null ? 'No price' : <Money dollars={total} />}</span>
      </p>
    </>
  )
}

/** What is not saved yet, and the one button that saves it. */
function SaveLine({ draft: { isUnsaved, isBusy, failure, discard, save } }: { draft: SuggestionDraft }) {
  return (
    <div className="mt-2 grid gap-3">
      <FormError message={failure} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <output className="mr-auto text-sm text-muted max-sm:basis-full">
          {isUnsaved ? 'Not saved yet. The client sees the list once it is saved.' : ''}
        </output>
        {isUnsaved && !isBusy && (
          <Button variant="secondary" onClick={discard}>
            Discard
          </Button>
        )}
        <Button disabled={!isUnsaved} busy={isBusy} busyText="Saving..." onClick={save}>
          Save suggestions
        </Button>
      </div>
    </div>
  )
}
