import { useEffect, useState } from 'react'

const LONG_MS = 200

/** Whether something has been going on for more than a moment: only then is a placeholder calmer than what stood there. */
export function useTakesLong(isGoingOn: boolean): boolean {
  const [takesLong, setTakesLong] = useState(false)

  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(() => setTakesLong(true), LONG_MS)
    return () => {
      clearTimeout(timer)
      setTakesLong(false)
    }
  }, [isGoingOn])
  return isGoingOn && takesLong
}
