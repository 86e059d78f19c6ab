import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { ShownPackage } from './shown-package.ts'
import { useDeletePackage } from './use-package-actions.ts'

type DeleteDialogProps = { found: ShownPackage | undefined; onClose: () => void }

/** Asks before a package is deleted, and says what becomes of it. */
export function DeleteDialog({ found, onClose }: DeleteDialogProps) {
  const { remove, isBusy, failure, forget } = useDeletePackage()

  function close() {
    forget()
    onClose()
  }
  async function confirm() {
    if (found && (await remove(found._id))) close()
  }
  return (
    <ConfirmDialog
      open={found !== undefined}
      title="Delete this package?"
      action="Delete package"
      busy={isBusy}
      busyText="Deleting..."
      error={failure}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <p>
        <strong>{found?.name}</strong> leaves the shop at once, and every cart it is in. If it was ever
        ordered, it is kept in the archive instead. Its pieces stay in the catalogue.
      </p>
    </ConfirmDialog>
  )
}
