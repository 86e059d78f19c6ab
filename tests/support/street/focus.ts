/** Where the focus is, as somebody who looks at the page would say. */
export type Focus = {
  /** What has it, by its kind and its name. */
  is: string
  /** Why it cannot be seen there. */
  fault?: string
  /** Whether it is where it was meant to go. */
  isThere: boolean
  /** Whether what it was meant to go to is still on the page. */
  isOpen: boolean
}

/** Runs in the page: says where the focus is, and whether it can be seen. */
export function seeFocus(wanted: Element): Focus {
  const at = document.activeElement as HTMLElement | null
  const isOpen = wanted.isConnected
  if (!at || at === document.body) return { is: 'nothing', isThere: false, isOpen }

  // A field that is out of sight is seen by its label.
  const { labels } = at as HTMLInputElement
  const isUnseen = at.getBoundingClientRect().width <= 1 || getComputedStyle(at).opacity === '0'
  const shown = (isUnseen && labels?.[0]) || at
  const name = at.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? at.textContent ?? ''
  const kind = at.getAttribute('role') ?? at.tagName.toLowerCase()
  const fault = isHidden() ? 'cannot be seen' : isRinged() ? undefined : 'has no ring'
  return { is: `${kind} “${name.trim().slice(0, 40)}”`, fault, isThere: at === wanted, isOpen }

  /** Out of the window, or wholly behind something that floats over the page. */
  function isHidden(): boolean {
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    const across = [Math.max(left, 0), Math.min(right, innerWidth)] as const
    const down = [Math.max(top, 0), Math.min(bottom, innerHeight)] as const
    if (across[0] >= across[1] || down[0] >= down[1]) return true
    const parts = [0.05, 0.5, 0.95]
    return !parts.some((x) => parts.some((y) => isMet(between(across, x), between(down, y))))
  }

  function between([from, to]: readonly [number, number], part: number): number {
    return from + (to - from) * part
  }

  /** Short news in the corner goes by itself. */
  function isMet(x: number, y: number): boolean {
    const met = document.elementFromPoint(x, y)
    return (
      met !== null && (shown.contains(met) || met.contains(shown) || met.closest('.toast-layer') !== null)
    )
  }

  /** On itself or around it; the palette's one field has the caret, and the browser marks the parts of a date. */
  function isRinged(): boolean {
    if (kind === 'combobox' || at?.getAttribute('type') === 'date') return true
    const around = [shown, shown.parentElement, shown.parentElement?.parentElement].filter(
      (one) => one != null,
    )
    return around.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    })
  }
}
