import { leadTimeText } from '#domain/stock/lead-time.ts'
import { Link } from '#kit/browser/router/router.ts'
import type { Picture } from '#contract/products.ts'
import { ItemPicture } from '#web/orders/item-picture.tsx'
import { Price } from '#web/products/price.tsx'
import { pictureFile } from '#web/products/product-picture.tsx'
import { StockLine } from '#web/stock/stock-line.tsx'
import { paths } from '#web/paths.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import { Badge } from '#kit/browser/ui/badge.tsx'
import type { ShownRequest } from './use-request.ts'

export type ShownSuggestion = ShownRequest['suggestedProducts'][number]

type OfSuggestion = { suggestion: ShownSuggestion }

/** Wide enough for 96 px on a sharp screen. */
const THUMB_PX = 192

/** The names of the chosen options: "White oak, Linen". */
export function finishOf({ variant }: Pick<ShownSuggestion, 'variant'>): string {
  return Object.values(variant.options)
    .map(({ name }) => name)
    .join(', ')
}

/** A suggested piece: its picture, name, finish and measures; one that is no longer sold has no page to lead to. */
export function SuggestionPiece({ suggestion }: OfSuggestion) {
  const { productId, name, isGone, dimensions } = suggestion
  const finish = finishOf(suggestion)
  return (
    <div className="flex items-center gap-4">
      <ItemPicture image={imageOf(suggestion)} className="size-20 lg:size-24" />
      <div className="min-w-0">
        {isGone ? (
          <span className="title-piece">{name}</span>
        ) : (
          <Link to={paths.product(productId)} className="title-piece hover:text-lagoon">
            {name}
          </Link>
        )}
        {finish !== '' && <span className="block text-sm">{finish}</span>}
        {dimensions !== '' && <span className="block text-sm text-muted">{dimensions}</span>}
      </div>
    </div>
  )
}

/** What a piece cost when its concept was published, where that has changed. */
export function PublishedPrice({ suggestion: { price, publishedPrice } }: OfSuggestion) {
  if (price === null || publishedPrice === null || price === publishedPrice) return null
  return (
    <span className="block text-sm text-muted">
      <Money dollars={publishedPrice} /> in the concept
    </span>
  )
}

/** Whether a piece can be had now. */
export function SuggestionStock({ suggestion: { isGone, stock, leadWeeks, quantity } }: OfSuggestion) {
  if (isGone) return <span className="text-sm font-medium text-red">No longer sold</span>
  if (leadWeeks !== null) return <span className="text-sm font-medium">{leadTimeText(leadWeeks)}</span>
  if (stock > 0 && stock < quantity)
    return (
      <span className="text-sm font-medium text-amber">
        {stock.toLocaleString('en-US')} of {quantity.toLocaleString('en-US')} in stock
      </span>
    )
  return <StockLine stock={stock} />
}

/** What could take the place of a piece that is gone or sold out. */
export function StandIns({ suggestion: { name, standIns } }: OfSuggestion) {
  if (standIns.length === 0) return null
  return (
    <div className="text-sm">
      <p className="mb-1.5 text-muted">Could stand in for {name}:</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {standIns.map((standIn) => (
          <li key={standIn.productId} className="flex items-center gap-3">
            <ItemPicture image={imageOf(standIn)} className="size-12" />
            <span>
              <Link to={paths.product(standIn.productId)} className="text-link target-44">
                {standIn.name}
              </Link>
              <span className="block">
                <Price price={standIn.price} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the client said to a suggested piece, and their word with it. */
export function SuggestionAnswer({ suggestion: { answer, answerNote } }: OfSuggestion) {
  if (answer === null) return null
  return (
    <span className="inline-grid justify-items-start gap-1">
      {answer === 'accepted' ? (
        <Badge tone="good" icon="check">
          Accepted
        </Badge>
      ) : (
        <Badge icon="close">Declined</Badge>
      )}
      {answerNote !== '' && <span className="text-sm text-muted">“{answerNote}”</span>}
    </span>
  )
}

/** What pieces come to in dollars; null while any of their prices is on request. */
export function suggestedTotal(
  suggestions: readonly Pick<ShownSuggestion, 'price' | 'quantity'>[],
): number | null {
  let total = 0
  for (const { price, quantity } of suggestions) {
    if (price === null) return null
    total += price * quantity
  }
  return total
}

function imageOf({ picture, imageUrl = '' }: { picture: Picture | null; imageUrl?: string }): string {
  return picture ? pictureFile(picture, THUMB_PX) : imageUrl
}
