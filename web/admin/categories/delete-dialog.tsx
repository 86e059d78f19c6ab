import type { ShopCategory } from '#web/shop/shop.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { productsOf } from './category-columns.tsx'

type DeleteDialogProps = {
  /** The category to delete; none while it is closed. */
  category: ShopCategory | undefined
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a category is deleted; of one that is in use it says why that cannot be done. */
export function DeleteDialog({ category, busy, onConfirm, onClose }: DeleteDialogProps) {
  const isUsed = category !== undefined && category.productCount > 0
  return (
    <>
      <ConfirmDialog
        open={category !== undefined && !isUsed}
        title={`Delete ${category?.name ?? 'category'}?`}
        action="Delete category"
        busy={busy}
        busyText="Deleting..."
        onConfirm={onConfirm}
        onClose={onClose}
      >
        <p>No product stands in it. Its page /category/{category?._id} will be gone.</p>
      </ConfirmDialog>
      <InUse category={isUsed ? category : undefined} onClose={onClose} />
    </>
  )
}

function InUse({ category, onClose }: Pick<DeleteDialogProps, 'category' | 'onClose'>) {
  const isOne = category?.productCount === 1
  const footer = category && (
    <>
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
      <ButtonLink to={productsOf(category._id)}>{isOne ? 'See the product' : 'See the products'}</ButtonLink>
    </>
  )
  return (
    <Dialog
      open={category !== undefined}
      onClose={onClose}
      title={`${category?.name ?? 'Category'} is in use`}
      footer={footer}
    >
      <p>
        {isOne ? '1 product uses this category.' : `${category?.productCount} products use this category.`}{' '}
        Choose another category for {isOne ? 'it' : 'them'} first.
      </p>
    </Dialog>
  )
}
