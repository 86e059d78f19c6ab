import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from '#kit/browser/router/router.ts'
import type { Reply } from '#contract/call.ts'
import { useAttempt } from '#kit/browser/api/attempt.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { call } from '#web/api.ts'
import type { Desk } from '#web/boards/board-desk.tsx'
import { usePlan } from '#web/boards/plan-store.ts'
import { leftOutWords, namedPieces } from '#web/cart/added-words.ts'
import { setCartCount } from '#web/cart/cart-count.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session.ts'
import { SharePlan } from './share-plan.tsx'

type ShopperActionsProps = Pick<Desk, 'plan' | 'saving'> & { onNewRoom: () => void }

/** What a shopper does with a plan: save, share and buy it, or draw another room. */
export function ShopperActions({ plan, saving, onNewRoom }: ShopperActionsProps) {
  const { board } = usePlan(plan)
  const { added, addAll, isAdding } = useAddAll()
  const withSaved = useSavedFirst(saving.save)
  const isEmpty = Object.keys(board.pieces).length === 0
  return (
    <>
      <Button variant="quiet" size="compact" icon="plus" onClick={onNewRoom}>
        New room
      </Button>
      {saving.state === 'device' && (
        <Button variant="secondary" size="compact" onClick={() => void withSaved()}>
          Save
        </Button>
      )}
      {saving.id !== undefined && <SharePlan id={saving.id} />}
      <Button
        size="compact"
        icon="cart"
        disabled={isEmpty}
        busy={isAdding}
        busyText="Adding..."
        onClick={() =>
          void withSaved().then(async (id) => id !== undefined && (await saving.flush()) && addAll(id))
        }
      >
        Add all to cart
      </Button>
      {added && <Added reply={added} />}
    </>
  )
}

/** Saves the plan if it is not; whoever is not signed in does that first, and comes back to a saved plan. */
function useSavedFirst(save: () => Promise<string | undefined>) {
  const isSignedIn = useSession() !== null
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isWanted = params.has('save') && isSignedIn
  const saveNow = useEffectEvent(() => {
    void navigate(paths.planYourRoom(), { replace: true, preventScrollReset: true })
    void save()
  })
  useEffect(() => {
    if (isWanted) saveNow()
  }, [isWanted])
  return async () => {
    if (isSignedIn) return save()
    await navigate(paths.login({ redirect: `${paths.planYourRoom()}?save` }))
    return undefined
  }
}

type AddedReply = Reply<'POST /api/boards/:id/add-to-cart'>

function useAddAll() {
  const attempt = useAttempt()
  const [added, setAdded] = useState<AddedReply>()
  const [isAdding, setAdding] = useState(false)

  async function addAll(id: string) {
    setAdding(true)
    try {
      const reply = await attempt((idempotencyKey) =>
        call('POST /api/boards/:id/add-to-cart', { params: { id }, idempotencyKey }),
      )
      setCartCount(reply.cart.totalItems)
      setAdded(reply)
    } catch (error) {
      toast.error(messageOf(error, 'Failed to add to cart'))
    } finally {
      setAdding(false)
    }
  }
  return { added, addAll, isAdding }
}

function Added({ reply: { added, leftOut } }: { reply: AddedReply }) {
  return (
    <Notice tone={added.length > 0 ? 'good' : 'info'} className="w-full">
      <p>
        {added.length > 0
          ? `Added to your cart: ${namedPieces(added)}`
          : 'Nothing could be added to your cart.'}
      </p>
      {leftOut.map((piece) => (
        <p key={leftOutWords(piece)}>{leftOutWords(piece)}</p>
      ))}
      <ButtonLink to={paths.cart()} variant="secondary" size="compact" className="mt-2">
        Go to your cart
      </ButtonLink>
    </Notice>
  )
}
