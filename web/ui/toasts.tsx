import { lazy, Suspense, useEffect, useState } from 'react'
import { TOAST_WANTED } from './toast.ts'

const ToastCorner = lazy(() => import('./toast-corner.tsx'))

/** Once in every layout: the place where toasts appear, empty until there is one. */
export function Toasts() {
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    const want = () => setWanted(true)
    window.addEventListener(TOAST_WANTED, want)
    return () => window.removeEventListener(TOAST_WANTED, want)
  }, [])

  return isWanted ? (
    <Suspense>
      <ToastCorner />
    </Suspense>
  ) : null
}
