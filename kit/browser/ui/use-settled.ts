import { useEffect, useState } from 'react'

/** `value` once it has not changed for so many milliseconds. */
export function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const soon = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(soon)
  }, [value, pauseMs])
  return settled
}
