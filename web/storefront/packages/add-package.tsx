import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation } from '#kit/browser/router/router.ts'
import { currentSession, useSession } from '#web/session.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#kit/browser/ui/banner.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import type { Reply } from '#contract/call.ts'
import { call } from '#web/api.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { setCartCount } from '#web/cart/cart-count.ts'
import { takeWanted, wantAfterSignIn } from '#web/shop/after-sign-in.ts'

type AddPackageProps = {
  id: string
  stock: number
  /** The element that names the package. */
  describedBy: string
}

/** The button that puts a package in the cart, and what came of that; parts of the grid around them. */
export function AddPackage({ id, stock, describedBy }: AddPackageProps) {
  const isAdmin = useSession()?.user.role === 'admin'
  const { add, isAdding, outcome, forget } = useAddPackage(id)
  return (
    <>
      <Button
        variant={isAdmin ? 'secondary' : 'primary'}
        busy={isAdding}
        busyText="Adding"
        disabled={stock <= 0 && !isAdmin}
        onClick={() => void add()}
        aria-describedby={describedBy}
      >
        {isAdmin ? 'Admin Cannot Purchase' : 'Add to Cart'}
      </Button>
      <div className="order-last col-span-full *:not-empty:mt-3">
        {outcome?.is === 'signed_out' && <LogInFirst />}
        <FormError message={outcome?.is === 'failed' ? outcome.message : undefined} />
        <Banner
          message={outcome?.is === 'added' ? outcome.message : undefined}
          link={{ to: paths.cart(), text: 'View cart' }}
          onGone={forget}
        />
      </div>
    </>
  )
}

function LogInFirst() {
  const { pathname, search } = useLocation()
  return (
    <Notice tone="bad">
      {LOG_IN_FIRST}
      <Link
        to={paths.login({ redirect: pathname + search })}
        className="target-44 ml-3 font-medium underline underline-offset-4"
      >
        Login
      </Link>
    </Notice>
  )
}

const LOG_IN_FIRST = 'Please log in to add items to cart'
const NOT_ADDED = 'Failed to add package to cart'

type Outcome = { is: 'added'; message: string } | { is: 'signed_out' } | { is: 'failed'; message: string }

/** Puts one set of a package in the cart, after the sign-in that it needs, and says what came of it. */
function useAddPackage(packageId: string) {
  const [isAdding, setAdding] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | undefined>(undefined)
  const forget = useCallback(() => setOutcome(undefined), [])

  async function add() {
    if (currentSession() === null) return signInFirst()
    setAdding(true)
    setOutcome(undefined)
    const now = await outcomeOf(packageId)
    setAdding(false)
    if (now.is === 'signed_out') signInFirst()
    else setOutcome(now)
  }

  function signInFirst() {
    wantAfterSignIn(packageId, 1)
    setOutcome({ is: 'signed_out' })
  }

  const goOn = useEffectEvent(() => {
    // Who comes back without signing in has changed their mind.
    if (takeWanted(packageId) && currentSession() !== null) void add()
  })
  useEffect(() => {
    // What it shows at once is drawn after this.
    queueMicrotask(() => goOn())
  }, [])

  return { add, isAdding, outcome, forget }
}

async function outcomeOf(packageId: string): Promise<Outcome> {
  try {
    const { cart } = await call('POST /api/cart/add', { body: { packageId } })
    setCartCount(cart.totalItems)
    return { is: 'added', message: addedWords(cart, packageId) }
  } catch (error) {
    // The session was over, and the call has ended it here, too.
    if (currentSession() === null) return { is: 'signed_out' }
    return { is: 'failed', message: messageOf(error, NOT_ADDED) }
  }
}

/** Adding stops at what is in stock, and then says so. */
export function addedWords(
  { items }: Pick<Reply<'POST /api/cart/add'>['cart'], 'items'>,
  id: string,
): string {
  const line = items.find((item) => item.packageId === id)
  if (!line || line.quantity < line.stock) return 'Added to your cart.'
  return line.stock === 1
    ? 'The last set is in your cart.'
    : `All ${line.stock.toLocaleString('en-US')} sets that are left are in your cart.`
}
