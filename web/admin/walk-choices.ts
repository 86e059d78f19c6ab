import type { KeyboardEvent } from 'react'

/** The arrows go from a search to its choices and round again. */
export function walkChoices(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input:enabled, button:enabled')]
  const at = places.findIndex((place) => place === document.activeElement)
  places[(at + step + places.length) % places.length]?.focus()
}
