import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { ShownManaged } from '../shown-managed.ts'
import { useDeleteProduct } from './use-product-actions.ts'

type DeleteDialogProps = { product: ShownManaged | undefined; onClose: () => void }

/** Asks before a product is deleted, and says what becomes of it. */
export function DeleteDialog({ product, onClose }: DeleteDialogProps) {
  const { remove, isBusy, failure, forget } = useDeleteProduct()

  function close() {
    forget()
    onClose()
  }
  async function confirm() {
    if (product && (await remove(product._id))) close()
  }
  return (
    <ConfirmDialog
      open={product !== undefined}
      title="Delete this product?"
      action="Delete product"
      busy={isBusy}
      busyText="Deleting..."
      error={failure}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <p>
        <strong>{product?.name}</strong> leaves the shop at once, and every cart and wishlist it is in. If it
        was ever ordered, it is kept in the archive instead.
      </p>
    </ConfirmDialog>
  )
}
