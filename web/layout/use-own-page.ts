import { useEffect } from 'react'
import { currentSession } from '#web/session.ts'

/**
 * Back may bring a page to life as it was left, with all that stood on it. It belongs to whoever was here then: for
 * anybody else it is opened anew, and not seen until then.
 */
export function useOwnPage(): void {
  useEffect(() => {
    let leftBy: string | undefined
    const leave = () => {
      leftBy = currentSession()?.user._id
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || currentSession()?.user._id === leftBy) return
      document.documentElement.hidden = true
      window.location.reload()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [])
}
