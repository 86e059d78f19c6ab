import { PRICE_ON_REQUEST } from '#domain/settings/sales-mode.ts'
import {
  PublishedPrice,
  StandIns,
  suggestedTotal,
  SuggestionAnswer,
  SuggestionPiece,
  SuggestionStock,
  type ShownSuggestion,
} from '#web/designs/suggestion-row.tsx'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { AnswerSuggestion } from './answer-suggestion.tsx'
import { isMine, mayChoosePieces } from './request-state.ts'

type OfRequest = { request: ShownRequest }

/** The pieces that the studio suggests, the client's answer to each, and, once the design is completed, the way into the cart. */
export function SuggestedProducts({ request }: OfRequest) {
  const { suggestedProducts, status } = request
  return (
    <div className="grid gap-6">
      <table className="w-full text-left not-print:max-lg:block">
        <caption className="sr-only">Suggested products</caption>
        <thead className="text-sm not-print:max-lg:sr-only">
          <tr className="border-b border-line">
            {['Piece', 'Availability', 'Price', 'Quantity', 'Total'].map((head, place) => (
              <th
                key={head}
                scope="col"
                className={`px-3 pb-2.5 font-medium text-muted first:pl-0 last:pr-0 ${place > 1 ? 'text-right' : ''}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {suggestedProducts.map((suggestion) => (
          <Suggestion key={suggestion._id} request={request} suggestion={suggestion} />
        ))}
      </table>
      <Total suggestions={suggestedProducts} />
      {status === 'completed' && isMine(request) && <AddToCart request={request} />}
    </div>
  )
}

type SuggestionProps = OfRequest & { suggestion: ShownSuggestion }

const cellLook = 'lg:px-3 lg:last:pr-0 print:px-3 print:last:pr-0'
const figureLook = `${cellLook} text-right not-print:max-lg:text-left`

/** A piece on its line, and under it what could stand in for it and what the client says to it. */
function Suggestion({ request, suggestion }: SuggestionProps) {
  const { price, quantity } = suggestion
  return (
    <tbody className="border-b border-line not-print:max-lg:block not-print:max-lg:py-5">
      <tr className="not-print:max-lg:grid not-print:max-lg:grid-cols-[auto_auto_1fr] not-print:max-lg:items-center not-print:max-lg:gap-x-3 not-print:max-lg:gap-y-2">
        <td className="py-4 pr-3 not-print:max-lg:col-span-3 not-print:max-lg:py-0 print:py-2">
          <SuggestionPiece suggestion={suggestion} />
        </td>
        <td className={`${cellLook} not-print:max-lg:pl-24`}>
          <SuggestionStock suggestion={suggestion} />
        </td>
        <td className={`${figureLook} ${price === null ? 'text-muted' : ''}`}>
          {price === null ? PRICE_ON_REQUEST : <Money dollars={price} />}
          <PublishedPrice suggestion={suggestion} />
        </td>
        <td className={`${figureLook} whitespace-nowrap`}>
          <span aria-hidden="true" className="text-muted lg:hidden print:hidden">
            ×{' '}
          </span>
          {quantity}
        </td>
        <td className={`${figureLook} not-print:max-lg:hidden ${price === null ? 'text-muted' : ''}`}>
          {price === null ? '–' : <Money dollars={price * quantity} />}
        </td>
      </tr>
      <tr className="not-print:max-lg:mt-3 not-print:max-lg:block">
        <td colSpan={5} className="pb-4 not-print:max-lg:block not-print:max-lg:pb-0 lg:pl-28">
          <div className="grid justify-items-start gap-4">
            <StandIns suggestion={suggestion} />
            {mayChoosePieces(request) ? (
              <AnswerSuggestion requestId={request._id} suggestion={suggestion} />
            ) : (
              <SuggestionAnswer suggestion={suggestion} />
            )}
          </div>
        </td>
      </tr>
    </tbody>
  )
}

/** What the pieces come to that were not declined, and those that were accepted; nothing while prices are on request. */
function Total({ suggestions }: { suggestions: readonly ShownSuggestion[] }) {
  const wanted = suggestions.filter(({ answer }) => answer !== 'declined')
  const accepted = suggestions.filter(({ answer }) => answer === 'accepted')
  const [ofWanted, ofAccepted] = [suggestedTotal(wanted), suggestedTotal(accepted)]
  if (ofWanted === null || ofAccepted === null) return null
  return (
    <dl className="ml-auto grid w-full gap-1 sm:max-w-sm">
      {accepted.length > 0 && accepted.length < wanted.length && (
        <Sum name="Accepted" dollars={ofAccepted} className="text-muted" />
      )}
      <Sum
        name={wanted.length < suggestions.length ? 'Total, without what you declined' : 'Total'}
        dollars={ofWanted}
        className="text-lg font-medium"
      />
    </dl>
  )
}

function Sum({ name, dollars, className }: { name: string; dollars: number; className: string }) {
  return (
    <div className={`flex justify-between gap-6 ${className}`}>
      <dt>{name}</dt>
      <dd>
        <Money dollars={dollars} />
      </dd>
    </div>
  )
}
