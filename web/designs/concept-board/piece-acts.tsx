import { useRef, useState } from 'react'
import type { Reply } from '#contract/call.ts'
import type { Board, Id } from '#domain/boards/board.ts'
import type { Products } from '#domain/boards/note.ts'
import { placeOnPaper } from '#domain/boards/paper-scale.ts'
import type { Swaps } from '#domain/boards/swaps.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { call } from '#web/api.ts'
import { CommentForm } from '../comment-form.tsx'
import { useRequestChange, type ShownRequest } from '../use-request.ts'
import type { BoardProducts } from '#web/boards/board-products.ts'
import { pieceName } from '#web/boards/plan-words.ts'
import { SwapDialog } from './swap-dialog.tsx'
import { useSwap } from './use-swap.ts'
import type { VERSION } from './version-query.ts'

type Published = Reply<typeof VERSION>['board']['published']

type PieceActsProps = {
  id: Id
  request: ShownRequest
  conceptId: string
  /** As it was published. */
  content: Board
  swaps: Swaps
  /** What the pieces were called and cost when it was published. */
  published: Published
  /** Whether its PDF is on a letter, whatever its size. */
  isOnLetter: boolean
  /** Of the pieces as published that have come; of what is no longer sold, a box. */
  shapes: Products
  products: BoardProducts
  maySwap: boolean
  mayComment: boolean
}

/** What a piece of a concept was swapped for, and what can be said and done about it. */
export function PieceActs(props: PieceActsProps) {
  const { id, request, conceptId, content, swaps, published, isOnLetter } = props
  const { shapes, products, maySwap, mayComment } = props
  const [open, setOpen] = useState<'swap' | 'comment' | null>(null)
  const original = content.pieces[id]
  const piece = swaps[id] ?? original
  const acts = useRef<HTMLDivElement>(null)
  const { swap, overBudget, isBusy, problem } = useSwap(request._id, conceptId, id, (chosen) => {
    setOpen(null)
    // The button of what was taken back goes with it.
    if (!chosen) acts.current?.querySelector('button')?.focus()
  })
  if (!piece || !original) return null
  const name = pieceName(products, piece)
  const was = published.find(({ product, key }) => product === original.product && key === original.key)
  const isGone = shapes.has(original.product) && !products.has(original.product)
  const close = () => setOpen(null)
  return (
    <div className="pb-3 pl-8 print:hidden">
      {swaps[id] && (
        <p className="mb-2 text-sm text-lagoon">Chosen in place of {pieceName(products, original)}</p>
      )}
      {was && !swaps[id] && <PublishedAs {...{ was, isGone }} />}
      <div ref={acts} className="flex flex-wrap gap-2">
        {maySwap && (
          <Button variant="secondary" size="compact" onClick={() => setOpen('swap')}>
            Swap<span className="sr-only"> {name}</span>
          </Button>
        )}
        {maySwap && swaps[id] && (
          <Button variant="quiet" size="compact" icon="undo" busy={isBusy} onClick={() => swap(null)}>
            Take back
          </Button>
        )}
        {mayComment && (
          <Button variant="quiet" size="compact" icon="pin" onClick={() => setOpen('comment')}>
            Comment<span className="sr-only"> on {name}</span>
          </Button>
        )}
      </div>
      <SwapDialog
        open={open === 'swap'}
        onClose={close}
        {...{ piece, products, isBusy, problem, overBudget }}
        onSwap={swap}
      />
      <Dialog open={open === 'comment'} onClose={close} title={`Comment on ${name}`}>
        <PieceComment
          {...{ id, request, conceptId, name }}
          at={placeOnPaper(content, original, isOnLetter)}
          onDone={close}
        />
      </Dialog>
    </div>
  )
}

function PublishedAs({ was: { name, price }, isGone }: { was: Published[number]; isGone: boolean }) {
  if (price === null && !isGone) return null
  return (
    <p className="mb-2 text-sm text-muted">
      {isGone && `${name}${price === null ? '' : ', '}`}
      {price !== null && <Money dollars={price} />} when published
    </p>
  )
}

type PieceCommentProps = {
  id: Id
  request: ShownRequest
  conceptId: string
  name: string
  /** Where the piece stands on the concept's paper. */
  at: { page: number; x: number; y: number }
  onDone: () => void
}

/** A comment that begins with the piece's name and is pinned where it stands. */
function PieceComment({ id: piece, request: { _id: id }, conceptId, name, at, onDone }: PieceCommentProps) {
  const failure = 'Your comment could not be sent. Please try again.'
  const { changed } = useRequestChange<string>(id, {
    send: (text, idempotencyKey) =>
      call('POST /api/design-requests/:id/comments', {
        params: { id },
        body: { conceptId, ...at, piece, text: `${name}: ${text}` },
        idempotencyKey,
      }),
    failure,
    onDone: () => {
      toast.success('Your comment is pinned to the piece')
      onDone()
    },
  })
  return (
    <CommentForm
      name={`comment on ${name} of ${conceptId}`}
      label="Your comment"
      action="Send comment"
      failure={failure}
      onSend={changed}
      onCancel={onDone}
    />
  )
}
