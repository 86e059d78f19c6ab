import { useState } from 'react'
import {
  isComparable,
  isFull,
  notComparing,
  turned,
  withoutPackage,
  withPackage,
} from './compare-selection.ts'

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
