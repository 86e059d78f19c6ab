import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'
import { useModal, useClickOutside } from './use-modal.ts'

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
      // Escape closes it as its button does; a file field inside has a `cancel` of its own.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The news that it has closed comes late; by then it may be open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      className={classes('dialog', looks[look])}
      {...useClickOutside(onClose)}
    >
      {open && (
        <div className="flex max-h-[inherit] min-h-[inherit] flex-col">
          <div className="flex items-center gap-4 border-b border-line py-2 pr-2 pl-5">
            <h2 id={titleId} className="title-section grow py-1">
              {title}
            </h2>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </div>
          <Body titleId={titleId}>{children}</Body>
          {footer && (
            <div data-foot className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}

/**
 * What the window shows; where it is longer than the window, the keyboard can scroll it. What is only for ears lies
 * within it: outside, it would make the whole window scroll.
 */
function Body({ titleId, children }: { titleId: string; children: ReactNode }) {
  const { ref, scrolls } = useScrolls()
  return (
    <div
      ref={ref}
      {...(scrolls && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
      className="relative grow overflow-y-auto overscroll-contain p-5 focus-visible:-outline-offset-2"
    >
      {children}
    </div>
  )
}

/** Whether what an element holds is higher than itself, so that it scrolls; followed as either changes. */
function useScrolls() {
  const ref = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const look = () => setScrolls(element.scrollHeight > element.clientHeight)
    const sizes = new ResizeObserver(look)
    const parts = new MutationObserver(look)
    sizes.observe(element)
    parts.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      sizes.disconnect()
      parts.disconnect()
    }
  }, [])
  return { ref, scrolls }
}
