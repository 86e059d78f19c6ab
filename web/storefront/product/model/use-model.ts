import { useCallback, useEffect, useRef, useState } from 'react'
import { defineModelElement, drawsModels, type ModelElement } from './model-element.ts'

/** Where loading stands: `percent` while it lasts. */
export type ModelState =
  | { is: 'coming' | 'loading'; percent: number }
  | { is: 'shown' | 'failed' | 'impossible' }

/** How much of the bar the code of the viewer takes; the model takes the rest. */
const CODE_PERCENT = 30

/** Loads the viewer, then the model at `address`, as often as it is tried; `mount` is the `ref` of the element. */
export function useModel(address: string) {
  const [state, setState] = useState<ModelState>(() =>
    drawsModels() ? { is: 'coming', percent: 0 } : { is: 'impossible' },
  )
  const isPossible = state.is !== 'impossible'
  const [attempt, setAttempt] = useState(0)
  const element = useRef<ModelElement>(null)

  useEffect(() => {
    if (!isPossible) return
    if (!documentAllowsModels()) return window.location.reload()
    defineModelElement().then(
      () => setState({ is: 'loading', percent: CODE_PERCENT }),
      () => setState({ is: 'failed' }),
    )
  }, [isPossible])

  const mount = useCallback((viewer: ModelElement | null) => {
    element.current = viewer
    if (!viewer) return undefined
    const heard = new AbortController()
    const hear = (event: string, tell: (event: Event) => void) =>
      viewer.addEventListener(event, tell, { signal: heard.signal })
    hear('progress', (event) => {
      const part = (event as CustomEvent<{ totalProgress: number }>).detail.totalProgress
      const percent = Math.round(CODE_PERCENT + part * (100 - CODE_PERCENT))
      setState((now) => (now.is === 'loading' ? { is: 'loading', percent } : now))
    })
    hear('load', () => setState({ is: 'shown' }))
    hear('error', () => setState({ is: 'failed' }))
    return () => heard.abort()
  }, [])

  function tryAgain() {
    // What was not there is remembered as such under its address.
    if (!customElements.get('model-viewer')) return window.location.reload()
    setAttempt(attempt + 1)
    setState({ is: 'loading', percent: CODE_PERCENT })
  }
  return { state, element, mount, tryAgain, source: attempt === 0 ? address : `${address}#${attempt}` }
}

/**
 * Whether the policy of this document lets a model run. It came with the page that the visit began with, and only
 * the pages of pieces allow it (docs/decisions/0013); after a walk from elsewhere the page has to be loaded anew.
 */
function documentAllowsModels(): boolean {
  const [began] = performance.getEntriesByType('navigation')
  return began === undefined || /^\/product\//i.test(new URL(began.name).pathname)
}
