import { useEffect, useId, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Actions, at the foot and always in view. */
  footer?: ReactNode
  /** `side` slides in from the left: menus on phones. `full` takes the whole window: pictures. */
  look?: 'center' | 'wide' | 'side' | 'full'
}

const looks = {
  center: 'dialog-center sm:max-w-lg',
  wide: 'dialog-center sm:max-w-4xl',
  side: 'dialog-side',
  full: 'dialog-full',
}

/** A window over the page: keeps the focus inside, closes by Escape, its button or a press outside. */
export function Dialog({ open, onClose, title, children, footer, look = 'center' }: DialogProps) {
  const dialog = useModal(open)
  const titleId = useId()
  return (
    // The keyboard closes it by Escape, which the browser turns into `close`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // The news that it has closed comes late; by then it may be open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      className={classes('dialog', looks[look])}
      {...usePressOutside(onClose)}
    >
      {open && (
        <div className="flex max-h-[inherit] min-h-[inherit] flex-col">
          <header className="flex items-center gap-4 border-b border-line py-2 pr-2 pl-5">
            <h2 id={titleId} className="title-section grow py-1">
              {title}
            </h2>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </header>
          <div className="grow overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  )
}

/** Opens and closes the browser's own dialog as `open` says. */
function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return dialog
}

/** A press that begins and ends on the ground around a dialog; marking text beyond its edge is none. */
function usePressOutside(onPress: () => void) {
  const beganOutside = useRef(false)
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      beganOutside.current = target === currentTarget
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (beganOutside.current && target === currentTarget) onPress()
    },
  }
}
