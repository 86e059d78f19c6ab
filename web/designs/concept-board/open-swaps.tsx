import { useQuery } from '@tanstack/react-query'
import type { Id, Piece } from '#domain/boards/board.ts'
import { inPlaceOf } from '#domain/boards/swaps.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import type { ShownRequest } from '../use-request.ts'
import { useBoardProducts } from '#web/boards/board-products.ts'
import { usePlan, type Plan } from '#web/boards/plan-store.ts'
import { pieceName } from '#web/boards/plan-words.ts'
import { versionQuery } from './version-query.ts'

type OpenSwapsProps = { request: ShownRequest; plan: Plan }

/** What the client would rather have on the newest published board, and not yet on this one. */
export function OpenSwaps({ request, plan }: OpenSwapsProps) {
  const { board } = usePlan(plan)
  const concept = request.designConcepts.at(-1)
  const { data } = useQuery({
    ...versionQuery(request._id, concept?._id ?? ''),
    enabled: concept?.hasBoard === true,
  })
  const swaps = Object.entries(data?.board.swaps ?? {}).filter(([id, { product, key }]) => {
    const piece = board.pieces[id]
    return piece && (piece.product !== product || piece.key !== key)
  })
  // Beside what stands here by now.
  const wanted = Object.fromEntries(swaps.map(([id, piece]) => [`wanted ${id}`, piece]))
  const { products, shapes } = useBoardProducts({ ...board, pieces: { ...board.pieces, ...wanted } })
  if (swaps.length === 0) return null

  /** Where the piece stands by now. */
  function takeOver(id: Id, chosen: Piece) {
    const piece = board.pieces[id]
    if (!piece) return
    const value = inPlaceOf(piece, chosen, shapes)
    plan.act([{ of: 'pieces', id, value }], `${pieceName(products, value)} taken over`)
    plan.select(id)
  }
  return (
    <section aria-labelledby="swaps-title">
      <h2 id="swaps-title" className="title-piece">
        Swaps of the client
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {swaps.map(([id, value]) => (
          <li key={id} className="flex items-start gap-2 py-2 text-sm">
            <p className="grow">
              {pieceName(products, value)} in place of {pieceName(products, board.pieces[id]!)}
            </p>
            <Button variant="secondary" size="compact" onClick={() => takeOver(id, value)}>
              Take over
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
