import { useEffect, useRef, useState } from 'react'

/** Half a window before it comes into view, a part is near. */
const MARGIN = '50% 0px'

/** Ties `ref` to an element and says whether the visitor has come near to it; once they have, that stays so. */
export function useNearView<E extends Element>() {
  const ref = useRef<E>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!ref.current) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        watch.disconnect()
      },
      { rootMargin: MARGIN },
    )
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [])
  return { ref, isNear }
}
