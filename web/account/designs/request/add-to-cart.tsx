import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { useAttempt } from '#kit/browser/api/attempt.ts'
import { requestQuery, type ShownRequest } from '#web/designs/use-request.ts'
import { leftOutWords, namedPieces } from '#web/cart/added-words.ts'
import { setCartCount } from '#web/cart/cart-count.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import type { Reply } from '#contract/call.ts'

/** Puts the suggested pieces of a completed design into the cart, says what could not come along, and leads there. */
export function AddToCart({ request }: { request: ShownRequest }) {
  const { add, isBusy, which, reply } = useAddToCart(request._id)
  const answers = new Set(request.suggestedProducts.map(({ answer }) => answer))
  // What was declined stays out of both.
  const picksSome = answers.has('accepted') && answers.has(null)
  return (
    <div className="grid gap-4 print:hidden">
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:w-full">
        {picksSome && (
          <Button
            variant="secondary"
            busy={isBusy && which === 'accepted'}
            busyText="Adding..."
            onClick={() => add('accepted')}
          >
            Add accepted
          </Button>
        )}
        <Button icon="cart" busy={isBusy && which === 'all'} busyText="Adding..." onClick={() => add('all')}>
          Add All to Cart
        </Button>
      </div>
      {reply && which && <Added reply={reply} which={which} />}
    </div>
  )
}

type AddReply = Awaited<ReturnType<typeof send>>

export function Added({ reply, which }: { reply: Pick<AddReply, 'added' | 'leftOut'>; which: Which }) {
  const { tone, words } = addedWords(reply, which)
  return (
    <Notice tone={tone}>
      <p>{words}</p>
      {reply.leftOut.length > 0 && (
        <>
          <p className="mt-2">Not in your cart, or not all of it:</p>
          <ul className="list-disc pl-5">
            {reply.leftOut.map((piece) => (
              <li key={leftOutWords(piece)}>{leftOutWords(piece)}</li>
            ))}
          </ul>
        </>
      )}
      {reply.added.length > 0 && (
        <ButtonLink to={paths.cart()} variant="secondary" size="compact" className="mt-3">
          Go to your cart
        </ButtonLink>
      )}
    </Notice>
  )
}

function send(id: string, which: Which, idempotencyKey: string) {
  return call('POST /api/design-requests/:id/suggested-products/add-to-cart', {
    params: { id },
    body: { which },
    idempotencyKey,
  })
}

function useAddToCart(id: string) {
  const client = useQueryClient()
  const attempt = useAttempt()
  const { mutate, isPending, variables, data } = useMutation({
    mutationFn: (which: Which) => attempt((idempotencyKey) => send(id, which, idempotencyKey)),
    onSuccess: (reply, which) => {
      setCartCount(reply.cart.totalItems)
      client.removeQueries({ queryKey: ['GET /api/cart'] })
      void client.invalidateQueries({ queryKey: requestQuery(id).queryKey })
      const { tone, words } = addedWords(reply, which)
      if (tone === 'info') toast.info(words)
      else toast.success(words)
    },
    onError: (error) => {
      toast.error(notAddedWords(messageOf(error, '')))
      void client.invalidateQueries({ queryKey: requestQuery(id).queryKey })
    },
  })
  return {
    add: (which: Which) => isPending || mutate(which),
    isBusy: isPending,
    which: variables,
    reply: data,
  }
}

type AddedReply = Pick<
  Reply<'POST /api/design-requests/:id/suggested-products/add-to-cart'>,
  'added' | 'leftOut'
>

/** Which suggestions go into the cart: all, or those that the client accepted. */
type Which = 'all' | 'accepted'

const ALL_ADDED = 'All suggested products added to your cart'
const NOTHING_TO_ADD = 'No products to add to cart'

/** What is said after suggestions went into the cart. */
export function addedWords({ added, leftOut }: AddedReply, which: Which) {
  if (added.length === 0) return { tone: 'info', words: NOTHING_TO_ADD } as const
  if (which === 'all' && leftOut.length === 0) return { tone: 'good', words: ALL_ADDED } as const
  return { tone: 'good', words: `Added to your cart: ${namedPieces(added)}` } as const
}

/** What is said when nothing could be added; `reason` is the shop's own, or empty. */
export function notAddedWords(reason: string): string {
  return `Failed to add products to cart: ${reason || 'Unknown error'}`
}
