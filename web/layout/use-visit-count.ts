import { useEffect } from 'react'
import { useLocation } from '#kit/browser/router/router.ts'

/** A page that was left sooner was hardly looked at. */
const LOOKED_AT_MS = 1000

/** Lets the shop count a visit, and each opening of a product's page; its code comes when the page has nothing better to do. */
export function useVisitCount(): void {
  const { pathname } = useLocation()

  useEffect(() => {
    const soon = setTimeout(() => {
      // A visit that goes uncounted is nobody's trouble.
      import('./count-visit.ts').then(({ countVisit }) => countVisit(pathname)).catch(() => undefined)
    }, LOOKED_AT_MS)
    return () => clearTimeout(soon)
  }, [pathname])
}
