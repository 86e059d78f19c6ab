import { useEffect, useRef, type FocusEvent } from 'react'

/** Where what had the focus goes, or rests, with what was pressed, the work goes on at the plan. */
export function useFocusRecovery() {
  const desk = useRef<HTMLDivElement>(null)
  const last = useRef<Element>(null)
  useEffect(() => {
    const isLost = last.current !== null && (!last.current.isConnected || last.current.matches(':disabled'))
    if (isLost && document.activeElement === document.body)
      desk.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true })
  })
  return { ref: desk, onFocus: ({ target }: FocusEvent) => void (last.current = target) }
}
