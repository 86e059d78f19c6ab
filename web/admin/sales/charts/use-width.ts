import { useEffect, useRef, useState } from 'react'

const BEFORE_MEASURED = 640

/** How wide an element is, in CSS pixels, so that a drawing keeps its letters readable. */
export function useWidth<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState(BEFORE_MEASURED)

  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
