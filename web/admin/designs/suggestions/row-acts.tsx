import type { ShownSuggestion } from '#web/designs/suggestion-row.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { MoveButtons } from '../../move-buttons.tsx'
import type { OrderByHand } from '../../use-order-by-hand.ts'
import type { PieceQuestion } from './piece-dialog.tsx'
import type { SuggestionDraft } from './use-suggestion-draft.ts'

type RowActsProps = {
  piece: ShownSuggestion
  /** With its finish, so that two rows of one product can be told apart. */
  name: string
  place: { at: number; of: number }
  order: OrderByHand
  draft: SuggestionDraft
  onAsk: (question: PieceQuestion) => void
}

/** Moves a piece, changes its finish or takes it off the list. */
export function RowActs({ piece, name, place, order, draft, onAsk }: RowActsProps) {
  const { _id, productId } = piece
  return (
    <span className="-mr-3 flex">
      <MoveButtons thing={_id} name={name} place={place} order={order} />
      <IconButton
        icon="edit"
        label={`Change the finish of ${name}`}
        disabled={Object.keys(piece.variant.options).length === 0}
        onClick={() => onAsk({ productId, replaces: piece })}
      />
      <IconButton
        icon="trash"
        label={`Remove ${name}`}
        onClick={() => draft.remove(_id)}
        className="hover:text-red"
      />
    </span>
  )
}
