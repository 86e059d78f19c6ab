import { useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { classes } from './classes.ts'

type MenuProps = {
  /** What the button that opens it does, for screen readers, where its own words do not say it. */
  label?: string
  trigger: ReactNode
  triggerClassName: string
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end'
  className?: string
  /** With it the panel holds a menu that takes the focus, and not links and buttons to go on to. */
  onOpen?: (panel: HTMLElement) => void
  children: ReactNode
}

/** A panel that opens under its button and closes by choice, Escape or a press elsewhere; it works before any script has run. */
export function Menu(props: MenuProps) {
  const { label, trigger, triggerClassName, align = 'end', className, onOpen, children } = props
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)

  function closeAfterChoice(event: MouseEvent) {
    if ((event.target as Element).closest('a, button')) panel.current?.hidePopover()
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-haspopup={onOpen && 'menu'}
        className={triggerClassName}
      >
        {trigger}
      </button>
      {/* What is pressed in it are links and buttons, which the keyboard presses too. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        onClick={closeAfterChoice}
        onToggle={onOpen && (({ newState, currentTarget }) => newState === 'open' && onOpen(currentTarget))}
        className={classes('menu-panel', align === 'end' ? 'menu-panel-end' : 'menu-panel-start', className)}
      >
        {children}
      </div>
    </>
  )
}
