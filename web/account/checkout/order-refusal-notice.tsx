import { Link } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import type { OrderRefusal } from '#web/cart/order-refusal.ts'
import { ShortageList } from '#web/cart/shortage-list.tsx'

/** Why there is no order yet, beside the button that was pressed, and the way on. */
export function OrderRefusalNotice({ refusal }: { refusal: OrderRefusal | undefined }) {
  if (!refusal) return null
  return (
    <Notice tone="bad">
      {refusal.is === 'shortage' && refusal.short.length > 0 ? (
        <ShortageList short={refusal.short} />
      ) : (
        <p>{refusal.message}</p>
      )}
      {refusal.is === 'price_changed' && (
        <p className="font-medium">
          New total: <Money dollars={refusal.totals.totalPrice} />
        </p>
      )}
      {refusal.is === 'shortage' && <WayOn to={paths.cart()} words="Change your cart" />}
      {refusal.is === 'address' && <WayOn to={paths.shipping()} words="Change the address" />}
    </Notice>
  )
}

function WayOn({ to, words }: { to: string; words: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center underline">
      {words}
    </Link>
  )
}
