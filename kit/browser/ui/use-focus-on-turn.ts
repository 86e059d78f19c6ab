import { useEffect, useRef } from 'react'

/** When a part opens one types in its `first` field; when it closes the keyboard is at its button again, all in view. */
export function useFocusOnTurn<Part extends HTMLElement>(isOpen: boolean, first: string) {
  const part = useRef<Part>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    // Closed from elsewhere, it takes the keyboard from nobody.
    if (!isOpen && document.activeElement !== document.body) return
    const control = part.current?.querySelector<HTMLElement>(isOpen ? first : 'button')
    control?.focus({ preventScroll: true })
    part.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, first])
  return part
}
