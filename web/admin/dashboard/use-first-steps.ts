import { useState } from 'react'
import { getLocalItem, setLocalItem } from '#kit/browser/store/browser-storage.ts'
import type { ShownDashboard } from './shown-dashboard.ts'

const KEY = 'first-steps'
const HIDDEN = 'hidden'

/** The first steps while one is still to be done and nobody has hidden them in this browser. */
export function useFirstSteps({ firstSteps }: ShownDashboard) {
  const [isHidden, setHidden] = useState(() => getLocalItem(KEY) === HIDDEN)
  const isOpen = firstSteps.some(({ isDone }) => !isDone)

  function hide() {
    setLocalItem(KEY, HIDDEN)
    setHidden(true)
  }

  return { steps: isOpen && !isHidden ? firstSteps : [], hide }
}
