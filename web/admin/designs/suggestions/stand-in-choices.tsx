import type { ShownSuggestion } from '#web/designs/suggestion-row.tsx'
import { ItemPicture } from '#web/orders/item-picture.tsx'
import { pictureFile } from '#web/products/product-picture.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import type { PieceQuestion } from './piece-dialog.tsx'

type StandInChoicesProps = { piece: ShownSuggestion; onAsk: (question: PieceQuestion) => void }

/** What could take the place of a piece that is gone or sold out, one press away. */
export function StandInChoices({ piece, onAsk }: StandInChoicesProps) {
  if (piece.standIns.length === 0) return null
  return (
    <div className="rounded-control bg-sand p-3 text-sm">
      <p className="mb-2 text-muted">Could stand in for {piece.name}:</p>
      <ul className="grid grid-cols-1 gap-2 lg:grid-cols-2">
        {piece.standIns.map(({ productId, name, picture, price, stock }) => (
          <li key={productId} className="flex items-center gap-3">
            <ItemPicture image={picture ? pictureFile(picture, 96) : ''} className="size-12" />
            <span className="min-w-0 grow">
              <span className="block">{name}</span>
              <span className="text-muted">
                {price !== null && <Money dollars={price} />}, {stock} in stock
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
