import { DeleteOne } from '../../delete-one.tsx'
import type { ShownManaged } from '../shown-managed.ts'
import { useDeleteProduct } from './use-product-actions.ts'

type DeleteDialogProps = { product: ShownManaged | undefined; onClose: () => void }

/** Asks before a product is deleted, and says what becomes of it. */
export function DeleteDialog({ product, onClose }: DeleteDialogProps) {
  return (
    <DeleteOne what="product" id={product?._id} deletion={useDeleteProduct()} onClose={onClose}>
      <p>
        <strong>{product?.name}</strong> leaves the shop at once, and every cart and wishlist it is in. If it
        was ever ordered, it is kept in the archive instead.
      </p>
    </DeleteOne>
  )
}
