import { useEffect, useRef } from 'react'

/** The title of a step that came by itself: it takes the focus, so that it is read out. */
export function StepTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <h2 ref={title} tabIndex={-1} className="title-section outline-none">
      {children}
    </h2>
  )
}
