import { useQuery } from '@tanstack/react-query'
import { withSwaps } from '#domain/boards/swaps.ts'
import { answerableStatuses } from '#domain/designs/client-moves.ts'
import { isCalledOff } from '#domain/designs/design-status.ts'
import type { Reply } from '#contract/call.ts'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { BoardLook } from '#web/boards/board-look.tsx'
import { useBoardProducts } from '#web/boards/board-products.ts'
import type { ShownRequest } from '../use-request.ts'
import { PieceActs } from './piece-acts.tsx'
import { versionQuery, type VERSION } from './version-query.ts'

type ConceptBoardProps = { request: ShownRequest; conceptId: string }

/** A concept as it is furnished: plan and 3D, each piece to be swapped by its client and spoken of by both. */
export default function ConceptBoard({ request, conceptId }: ConceptBoardProps) {
  const { data, isError, refetch } = useQuery(versionQuery(request._id, conceptId))
  if (isError) return <TryAgain message="The plan could not be loaded." onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-[65svh] w-full" />
  return <Version {...{ request, conceptId }} version={data.board} />
}

type VersionProps = ConceptBoardProps & { version: Reply<typeof VERSION>['board'] }

function Version({ request, conceptId, version: { content, swaps, published, isOnLetter } }: VersionProps) {
  // Also what a swap has taken off the board.
  const { products: original, shapes } = useBoardProducts(content)
  const isNewest = request.designConcepts.at(-1)?._id === conceptId
  const maySwap = request.user === undefined && isNewest && answerableStatuses.includes(request.status)
  const mayComment = !isCalledOff(request.status)
  return (
    <BoardLook
      board={withSwaps(content, swaps)}
      published={published}
      renderActs={(id, standing) => (
        <PieceActs
          {...{ id, request, conceptId, content, swaps, published, isOnLetter, shapes, maySwap, mayComment }}
          products={new Map([...original, ...standing])}
        />
      )}
    />
  )
}
