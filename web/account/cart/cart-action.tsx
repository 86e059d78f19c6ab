import { useSalesMode } from '#web/shop/use-sales-mode.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { isAtHand, type Cart } from '#web/cart/cart-state.ts'

/** The way to the checkout, or what keeps it closed. */
export function CartAction({ cart }: { cart: Cart }) {
  const label = useSalesMode() === 'quote' ? 'Request a quote' : 'Go to checkout'
  const isOpen = cart.belowMinimum === null && cart.items.some(isAtHand)
  return (
    <>
      {cart.belowMinimum !== null && <Notice tone="warn">{cart.belowMinimum}</Notice>}
      {isOpen ? (
        <ButtonLink to={paths.shipping()} className="w-full">
          {label}
        </ButtonLink>
      ) : (
        <Button disabled className="w-full">
          {label}
        </Button>
      )}
    </>
  )
}
