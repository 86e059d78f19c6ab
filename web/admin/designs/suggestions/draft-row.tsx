import { MAX_QUANTITY } from '#domain/cart/cart-lines.ts'
import {
  finishOf,
  PublishedPrice,
  SuggestionAnswer,
  SuggestionPiece,
  SuggestionStock,
  type ShownSuggestion,
} from '#web/designs/suggestion-row.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { FieldMessage } from '#kit/browser/ui/field-message.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { QuantityStepper } from '#kit/browser/ui/quantity-stepper.tsx'
import type { OrderByHand } from '#kit/browser/list/use-order-by-hand.ts'
import type { PieceQuestion } from './piece-dialog.tsx'
import type { SuggestionDraft } from './use-suggestion-draft.ts'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { MoveButtons } from '#kit/browser/list/move-buttons.tsx'
import { ItemPicture } from '#web/orders/item-picture.tsx'
import { pictureFile } from '#web/products/product-picture.tsx'
import { Button } from '#kit/browser/ui/button.tsx'

type DraftRowProps = {
  piece: ShownSuggestion
  place: { at: number; of: number }
  order: OrderByHand
  draft: SuggestionDraft
  onAsk: (question: PieceQuestion) => void
}

/** One suggested piece with its number, its price and its place in the list. */
export function DraftRow({ piece, place, order, draft, onAsk }: DraftRowProps) {
  const { _id, quantity } = piece
  const fault = draft.faultAt(place.at)
  const name = [piece.name, finishOf(piece)].filter(Boolean).join(', ')
  return (
    <li
      {...order.dragging(_id, place.at)}
      className={classes(
        'grid grid-cols-1 gap-3 border-b border-line py-4 transition',
        order.isDragged(_id) && 'opacity-50',
      )}
    >
      <div className="grid grid-cols-1 gap-x-6 gap-y-3 @3xl:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid content-start gap-2">
          <SuggestionPiece suggestion={piece} />
          <div className="flex flex-wrap items-start gap-x-4 gap-y-1 pl-24 lg:pl-28">
            <SuggestionStock suggestion={piece} />
            <SuggestionAnswer suggestion={piece} />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 @3xl:justify-end">
          <QuantityStepper
            label={`Quantity of ${name}`}
            value={quantity}
            max={MAX_QUANTITY}
            disabled={draft.isBusy}
            onChange={(next) => draft.setQuantity(_id, next)}
          />
          <Sum piece={piece} />
          <RowActs {...{ piece, name, place, order, draft, onAsk }} />
        </div>
      </div>
      <StandInChoices piece={piece} onAsk={onAsk} />
      <FieldMessage id={`${_id}-fault`} message={fault} />
    </li>
  )
}

function Sum({ piece }: Pick<DraftRowProps, 'piece'>) {
  const { price, quantity } = piece
  if (price === null) return <span className="min-w-28 text-right text-muted">No price</span>
  return (
    <span className="min-w-28 text-right">
      <Money dollars={price * quantity} />
      {quantity > 1 && (
        <span className="block text-sm text-muted">
          <Money dollars={price} /> each
        </span>
      )}
      <PublishedPrice suggestion={piece} />
    </span>
  )
}

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
function RowActs({ piece, name, place, order, draft, onAsk }: RowActsProps) {
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

type StandInChoicesProps = { piece: ShownSuggestion; onAsk: (question: PieceQuestion) => void }

/** What could take the place of a piece that is gone or sold out, one press away. */
function StandInChoices({ piece, onAsk }: StandInChoicesProps) {
  if (piece.standIns.length === 0) return null
  return (
    <div className="rounded-control bg-sand p-3 text-sm">
      <p className="mb-2 text-muted">Could stand in for {piece.name}:</p>
      <ul className="grid grid-cols-1 gap-2 @3xl:grid-cols-2">
        {piece.standIns.map(({ productId, name, picture, price, stock }) => (
          <li key={productId} className="flex items-center gap-3">
            <ItemPicture image={picture ? pictureFile(picture, 96) : ''} className="size-12" />
            <span className="min-w-0 grow">
              <span className="block">{name}</span>
              <span className="text-muted">
                {price !== null && <Money dollars={price} />}, {stock.toLocaleString('en-US')} in stock
              </span>
            </span>
            <Button
              variant="secondary"
              size="compact"
              aria-label={`Replace with ${name}`}
              onClick={() => onAsk({ productId, replaces: piece })}
            >
              Replace
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
