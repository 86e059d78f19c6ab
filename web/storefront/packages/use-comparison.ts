import { useState } from 'react'

/** Choosing packages to see side by side. */
export function useComparison() {
  const [comparison, setComparison] = useState(notComparing)
  return {
    ...comparison,
    isFull: isFull(comparison),
    isComparable: isComparable(comparison),
    has: (id: string) => comparison.ids.includes(id),
    turn: () => setComparison(turned),
    add: (id: string) => setComparison((before) => withPackage(before, id)),
    remove: (id: string) => setComparison((before) => withoutPackage(before, id)),
  }
}

export type Comparing = ReturnType<typeof useComparison>

/** So many packages stand side by side. */
export const MIN_COMPARED = 2
export const MAX_COMPARED = 3

/** Whether packages are being chosen for comparison, and which. */
type Comparison = { isOn: boolean; ids: readonly string[] }

export const notComparing: Comparison = { isOn: false, ids: [] }

/** Turns compare mode on or off; it always begins with nothing chosen. */
export function turned({ isOn }: Comparison): Comparison {
  return { isOn: !isOn, ids: [] }
}

/** With one more package: each is chosen once, and no more than fit side by side. */
export function withPackage(comparison: Comparison, id: string): Comparison {
  const { ids } = comparison
  if (ids.includes(id) || isFull(comparison)) return comparison
  return { ...comparison, ids: [...ids, id] }
}

export function withoutPackage(comparison: Comparison, id: string): Comparison {
  return { ...comparison, ids: comparison.ids.filter((chosen) => chosen !== id) }
}

export function isFull({ ids }: Comparison): boolean {
  return ids.length >= MAX_COMPARED
}

export function isComparable({ ids }: Comparison): boolean {
  return ids.length >= MIN_COMPARED
}
