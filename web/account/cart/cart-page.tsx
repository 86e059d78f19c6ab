import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useParams } from '#kit/browser/router/router.ts'
import { ask } from '#web/api.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { type Cart, CART_NOT_LOADED, isAtHand } from '#web/cart/cart-state.ts'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { CheckoutColumns } from '#web/account/checkout/checkout-columns.tsx'
import { usePromises, useSalesMode, useShop } from '#web/shop/shop.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { TotalsList } from '#web/orders/totals-list.tsx'
import { CartLine } from './cart-line.tsx'
import { useCartChange } from './use-cart-change.ts'

export default function CartPage() {
  const { id: marked } = useParams()
  const { data, error, refetch } = useQuery(ask('GET /api/cart'))
  return (
    <div className="wrap py-8 sm:py-12">
      <PageHead title="Cart" noindex />
      <h1 className="title-page mb-8">Your cart</h1>
      {!data && error ? (
        <TryAgain message={messageOf(error, CART_NOT_LOADED)} onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton rows={3} columns={3} />
      ) : data.cart.items.length === 0 ? (
        <EmptyState icon="cart" title="Your cart is empty." to={paths.browse()} link="Browse Collection" />
      ) : (
        <CartContent cart={data.cart} marked={marked} />
      )}
    </div>
  )
}

type CartContentProps = {
  cart: Cart
  /** The product that a link led to. */
  marked: string | undefined
}

/** The lines of a cart, what they come to, and the way to the checkout. */
function CartContent({ cart, marked }: CartContentProps) {
  const { change, remove, clear } = useCartChange()
  const [isAsking, setAsking] = useState(false)

  function clearAll() {
    setAsking(false)
    clear()
  }

  return (
    <CheckoutColumns summary={<CartSummary cart={cart} />} action={<CartAction cart={cart} />}>
      <ul aria-label="In your cart" className="border-t border-line">
        {cart.items.map((item) => (
          <CartLine
            key={item._id}
            item={item}
            isMarked={item.product._id === marked}

            onChange={(quantity) => change(item, quantity)}
            onRemove={() => remove(item)}
          />
        ))}
      </ul>
      <Button
        variant="quiet"
        size="compact"
        icon="trash"
        onClick={() => setAsking(true)}
        className="mt-3 -ml-3 text-muted"
      >
        Clear cart
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Clear your cart?"
        action="Clear cart"
        onConfirm={clearAll}
        onClose={() => setAsking(false)}
      >
        <p>Every piece is taken out of your cart.</p>
      </ConfirmDialog>
    </CheckoutColumns>
  )
}

/** The way to the checkout, or what keeps it closed. */
function CartAction({ cart }: { cart: Cart }) {
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

// Where the islands lie, and when what is to be paid, are tables of their own; the page stays of use without them.
const CartFacts = lazy(() => import('./cart-facts.tsx').catch(() => ({ default: () => null })))

/** How much is in the cart and what it comes to, or how a price is come by. */
function CartSummary({ cart }: { cart: Cart }) {
  const { taxRate } = useShop().settings
  const isQuote = useSalesMode() === 'quote'
  const isPriced = cart.itemsPrice !== null
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="title-section">Summary</h2>
        <p className="text-muted">
          {cart.totalItems} {cart.totalItems === 1 ? 'item' : 'items'}
        </p>
      </div>
      {isPriced && <TotalsList figures={cart} taxLabel={cart.taxLabel ?? `Tax (${taxRate}%)`} />}
      <Suspense fallback={<p className="h-24" />}>
        <CartFacts cart={cart} />
      </Suspense>
      {(isQuote || !isPriced) && <OnRequest isPriced={isPriced} />}
    </>
  )
}

/** How a quote is come by; of packages the price is known before. */
function OnRequest({ isPriced }: { isPriced: boolean }) {
  const { quoteTime } = usePromises()
  return (
    <p className="mt-4">
      {`${isPriced ? '' : 'Price on request. '}Ask for a quote and it comes by email within ${quoteTime}${isPriced ? ', with delivery and taxes' : ''}. No payment is taken when you ask.`}
    </p>
  )
}
