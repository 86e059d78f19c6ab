import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'

const CLOSES_AFTER_MS = 180

/**
 * A link of the header with a panel below it: opens under a mouse, by its own button for keyboard and touch,
 * and closes by leaving it, by Escape or by following a link.
 */
export function NavMenu({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const { isOpen, setOpen, watching } = useOpenWhileInside(() => opener.current?.focus())
  return (
    // The list item only watches where pointer and focus go; links and the button inside are what is used.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className="relative flex items-center" {...watching}>
      <Link
        to={to}
        className="inline-flex min-h-11 items-center rounded-control pl-2 whitespace-nowrap hover:text-lagoon"
      >
        {label}
      </Link>
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`More under ${label}`}
        onClick={() => setOpen(!isOpen)}
        className="target-44 inline-flex h-11 w-7 items-center justify-center rounded-control text-muted"
      >
        <Icon name="chevron-down" className={classes('size-4 transition', isOpen && 'rotate-180')} />
      </button>
      <div id={id} hidden={!isOpen} className="absolute top-full left-0 z-40 animate-rise pt-3">
        <div className="rounded-control border border-line bg-paper p-6 shadow-float">{children}</div>
      </div>
    </li>
  )
}

/** Open while the mouse or the focus is inside; `onEscape` gets the focus back to where it came from. */
function useOpenWhileInside(onEscape: () => void) {
  const [isOpen, setOpen] = useState(false)
  const { after, cancel } = useDelay(CLOSES_AFTER_MS)

  const watching = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      cancel()
      if (pointerType === 'mouse') setOpen(true)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') after(() => setOpen(false))
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setOpen(false)
    },
    onClickCapture: ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) setOpen(false)
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !isOpen) return
      setOpen(false)
      onEscape()
    },
  }
  return { isOpen, setOpen, watching }
}

/** Does something a little later, unless it is called off. */
function useDelay(ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const cancel = () => clearTimeout(timer.current)
  return {
    cancel,
    after: (act: () => void) => {
      cancel()
      timer.current = setTimeout(act, ms)
    },
  }
}
