import { lazy, Suspense, useEffect, useState } from 'react'
import { LINE_WANTED, TOAST_WANTED } from './toast.ts'

const LINE_STAYS_MS = 5000
const TOUCHES = ['pointerdown', 'keydown'] as const

const loadCorner = () => import('./toast-corner.tsx')
const ToastCorner = lazy(loadCorner)

/** Once in every layout: the place where toasts appear, empty until there is one. */
export function Toasts() {
  const [isWanted, setWanted] = useState(false)
  const [line, setLine] = useState('')

  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    // Fetched before it is needed: a toast that says that the line is gone comes when nothing can be fetched any more.
    const fetchCorner = () => void loadCorner().catch(() => undefined)
    for (const touch of TOUCHES) window.addEventListener(touch, fetchCorner, { signal, once: true })
    window.addEventListener(TOAST_WANTED, () => setWanted(true), { signal })
    window.addEventListener(LINE_WANTED, (event) => setLine((event as CustomEvent<string>).detail), {
      signal,
    })
    return () => ending.abort()
  }, [])

  useEffect(() => {
    if (line === '') return undefined
    const timer = setTimeout(() => setLine(''), LINE_STAYS_MS)
    return () => clearTimeout(timer)
  }, [line])

  return (
    <>
      {line && (
        <output className="fixed top-32 right-4 left-4 z-50 bg-ink p-4 text-paper sm:left-auto">
          {line}
        </output>
      )}
      {isWanted && (
        <Suspense>
          <ToastCorner />
        </Suspense>
      )}
    </>
  )
}
