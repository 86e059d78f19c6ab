import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

/** Opens and closes the browser's own dialog as `open` says; it gives the focus back to where it came from. */
export function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the effects of what it shows, which measure themselves.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open) return element?.close()
    element?.showModal()
    // Of a choice, what is chosen; the first button of the foot is the way out.
    element
      ?.querySelector<HTMLElement>('input:not([type=radio]:not(:checked)),select,textarea,[data-foot] button')
      ?.focus()
  }, [open])
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (!element?.open) return
      // One that is taken off the page gives back nothing by itself.
      element.close()
      queueMicrotask(readOn)
    }
  }, [])
  return dialog
}

/** Where the button that had opened it is gone as well, reading goes on at the page. */
function readOn(): void {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
}

/** A press that begins and ends on the ground around a dialog; marking text beyond its edge is none. */
export function useClickOutside(onPress: () => void) {
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
