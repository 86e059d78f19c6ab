import { useNavigate } from '#kit/browser/router/router.ts'
import { useModal, useClickOutside } from '#kit/browser/ui/use-modal.ts'
import type { Entry } from './use-search.ts'
import { PaletteBody } from './palette-body.tsx'

type PaletteProps = { open: boolean; onClose: () => void }

/** Leads to any page, order, product, person or design request by a few letters. */
export default function Palette({ open, onClose }: PaletteProps) {
  const dialog = useModal(open)
  const navigate = useNavigate()

  function choose({ to }: Entry, inNewTab: boolean) {
    onClose()
    if (inNewTab) window.open(to, '_blank', 'noopener')
    else void navigate(to)
  }

  return (
    // The keyboard closes it by Escape, which the browser turns into `close`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label="Go to"
      // The news that it has closed comes late; by then it may be open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      className="dialog dialog-center mt-2 mb-auto w-[calc(100%-1rem)] max-w-none rounded-control sm:mt-24 sm:max-w-2xl"
      {...useClickOutside(onClose)}
    >
      {open && <PaletteBody onChoose={choose} onClose={onClose} />}
    </dialog>
  )
}
