import { useEffect, useRef } from 'react'

/** On the button that removes one of a list. */
export const removes = { 'data-removes': '' }

/** Once one of a list is removed, the keyboard is at the button that removes the next, else at what adds one. */
export function useFocusOnRemoval(part: string): (at: number) => void {
  const removed = useRef<number>(undefined)
  useEffect(() => {
    const at = removed.current
    if (at === undefined) return
    removed.current = undefined
    const section = document.querySelector(`[data-section="${part}"]`)
    const left = [...(section?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])]
    const next = left[at] ?? left.at(-1) ?? section?.querySelector<HTMLElement>('input[type=file]')
    next?.focus()
  })
  return (at) => {
    removed.current = at
  }
}

/** A button that has nothing left to do lets go of the keyboard: then that is at what takes the ref. */
export function useFocusWhenLost<Part extends HTMLElement>(isDone: boolean) {
  const part = useRef<Part>(null)
  const wasDone = useRef(isDone)
  useEffect(() => {
    if (isDone && !wasDone.current && isFocusLost()) part.current?.focus({ preventScroll: true })
    wasDone.current = isDone
  }, [isDone])
  return part
}

/** Some browsers leave it on a button that was switched off. */
function isFocusLost(): boolean {
  return document.activeElement === document.body || document.activeElement?.matches(':disabled') === true
}
