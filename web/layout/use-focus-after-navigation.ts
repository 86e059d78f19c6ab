import { useEffect, useRef } from 'react'
import { useLocation } from '#kit/browser/router/router.ts'

/** After a link was followed the next Tab starts at the new page, and a screen reader reads from there. */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
