import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from '#kit/browser/router/router.ts'
import type { Reply } from '#contract/call.ts'
import type { Id } from '#domain/boards/board.ts'
import { useAttempt } from '#kit/browser/api/attempt.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { call } from '#web/api.ts'
import { leftOutWords, namedPieces } from '#web/cart/added-words.ts'
import { setCartCount } from '#web/cart/cart-count.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session.ts'
import { ClashNotice } from './clash-notice.tsx'
import { usePlan, type Plan } from './plan-store.ts'
import { SharePlan } from './share-plan.tsx'
import { useSaving, type SavingState } from './use-saving.ts'

type DeskBarProps = {
  plan: Plan
  name: string
  nameOf: (id: Id) => string
  onNewRoom: () => void
}

const stateWords: Record<SavingState, string> = {
  device: 'Stored on this device',
  saved: 'Saved',
  saving: 'Saving...',
  unsent: 'Not saved yet, stored on this device',
  clash: 'Somebody else changed the same',
}

/** What can be done with the plan as a whole, and where it is stored. */
export function DeskBar({ plan, name, nameOf, onNewRoom }: DeskBarProps) {
  const { undo, redo, board } = usePlan(plan)
  const saving = useSaving(plan)
  const { added, addAll, isAdding } = useAddAll()
  const withSaved = useSavedFirst(saving.save)
  const isEmpty = Object.keys(board.pieces).length === 0
  return (
    <div className="border-b border-line">
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2 px-3 py-2">
        <p className="mr-auto px-1">
          <span className="block font-medium">{name}</span>
          <output className="block text-xs text-muted">{stateWords[saving.state]}</output>
        </p>
        <IconButton icon="undo" label="Undo" disabled={undo.length === 0} onClick={plan.undo} />
        <IconButton
          icon="undo"
          label="Redo"
          disabled={redo.length === 0}
          onClick={plan.redo}
          className="-scale-x-100"
        />
        <Button variant="quiet" size="compact" icon="plus" onClick={onNewRoom}>
          New room
        </Button>
        <Button
          variant="quiet"
          size="compact"
          icon="print"
          onClick={() => window.print()}
          className="max-sm:hidden"
        >
          Print
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
      </div>
      {saving.theirs && (
        <ClashNotice theirs={saving.theirs} nameOf={nameOf} onSettle={(whose) => void saving.settle(whose)} />
      )}
      {added && <Added reply={added} />}
    </div>
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

function Added({ reply: { added, leftOut } }: { reply: AddedReply }): ReactNode {
  return (
    <Notice tone={added.length > 0 ? 'good' : 'info'} className="mx-3 mb-3">
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
