import { useQuery } from '@tanstack/react-query'
import { useParams } from '#kit/browser/router/router.ts'
import { ask } from '#web/api.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { CartContent } from './cart-content.tsx'
import { CART_NOT_LOADED } from '#web/cart/cart-state.ts'

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
