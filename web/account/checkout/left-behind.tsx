import { stockText } from '#domain/stock/stock-level.ts'
import { Notice } from '#kit/browser/ui/notice.tsx'
import type { CartItem } from '#web/cart/cart-state.ts'

/** What lies in the cart and cannot be ordered now; it stays there. */
export function LeftBehind({ items }: { items: readonly CartItem[] }) {
  if (items.length === 0) return null
  return (
    <Notice tone="warn" className="mt-4">
      <p>Not part of this order; it stays in your cart:</p>
      <ul className="list-disc pl-5">
        {items.map(({ _id, product }) => (
          <li key={_id}>
            {product.name}: {product.isGone ? 'No longer sold' : stockText(0)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
