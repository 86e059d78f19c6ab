import { DeleteOne } from '../delete-one.tsx'
import type { ShownPackage } from './shown-package.ts'
import { useDeletePackage } from './use-package-actions.ts'

type DeleteDialogProps = { found: ShownPackage | undefined; onClose: () => void }

/** Asks before a package is deleted, and says what becomes of it. */
export function DeleteDialog({ found, onClose }: DeleteDialogProps) {
  return (
    <DeleteOne what="package" id={found?._id} deletion={useDeletePackage()} onClose={onClose}>
      <p>
        <strong>{found?.name}</strong> leaves the shop at once, and every cart it is in. If it was ever
        ordered, it is kept in the archive instead. Its pieces stay in the shop.
      </p>
    </DeleteOne>
  )
}
