import type { ReactNode } from 'react'

/** Holds skeletons and says that something is loading; appears only when it takes a moment. */
export function Waiting({
  label = 'Loading',
  className,
  children,
}: {
  label?: string
  className?: string
  children: ReactNode
}) {
  return (
    <div aria-busy="true" className={className}>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}
