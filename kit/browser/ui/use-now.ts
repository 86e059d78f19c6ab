import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The time in milliseconds, a minute old at most. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(clock)
  }, [])
  return now
}
