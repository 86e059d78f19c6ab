import { Suspense, useState, type ReactNode } from 'react'
import { useHydrated } from './use-hydrated.ts'

const asItStands = { __html: '' }

type DrawnByServerProps = {
  /** How much room is left for it while it comes, as a class. */
  room?: string
  className?: string
  children: ReactNode
}

/**
 * A part with nothing to press but links: as the server drew it, it stays, and brings no code. What `children` need is
 * fetched only where a page that runs already leads here.
 */
export function DrawnByServer({ room = 'min-h-lvh', className, children }: DrawnByServerProps) {
  const [isDrawn] = useState(!useHydrated())
  if (isDrawn && !import.meta.env.SSR)
    // oxlint-disable-next-line react/no-danger -- nothing is put in: what stands there is left alone
    return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
  return (
    <div className={className}>
      <Suspense fallback={<div className={room} />}>{children}</Suspense>
    </div>
  )
}
