import { useEffect, useRef, useState } from 'react'

/** Whether what an element holds is higher than itself, so that it scrolls; followed as either changes. */
export function useScrolls() {
  const ref = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const look = () => setScrolls(element.scrollHeight > element.clientHeight)
    const sizes = new ResizeObserver(look)
    const parts = new MutationObserver(look)
    sizes.observe(element)
    parts.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      sizes.disconnect()
      parts.disconnect()
    }
  }, [])
  return { ref, scrolls }
}
