import { useId } from 'react'
import type { ShownSuggestion } from '#web/designs/suggestion-row.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
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
export function RowActs({ piece, name, place: { at, of }, order, draft, onAsk }: RowActsProps) {
  const id = useId()
  const { _id, productId } = piece
  const buttons = { up: `${id}-up`, down: `${id}-down` }
  return (
    <span className="-mr-3 flex">
      <IconButton
        id={buttons.up}
        icon="chevron-up"
        label={`Move ${name} up`}
        disabled={at === 0}
        onClick={() => order.step(_id, at - 1, { own: buttons.up, other: buttons.down })}
      />
      <IconButton
        id={buttons.down}
        icon="chevron-down"
        label={`Move ${name} down`}
        disabled={at === of - 1}
        onClick={() => order.step(_id, at + 1, { own: buttons.down, other: buttons.up })}
      />
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
