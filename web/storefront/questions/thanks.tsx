import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'

type ThanksProps = { children: ReactNode; onClose: (() => void) | undefined }

/** Takes the place of a form that was sent, and its focus. */
export function Thanks({ children, onClose }: ThanksProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.focus(), [])
  return (
    <div tabIndex={-1} ref={place} className="grid gap-5">
      <p className="wrap-anywhere">Thank you. {children}</p>
      {onClose && (
        <Button variant="secondary" onClick={onClose} className="justify-self-start">
          Close
        </Button>
      )}
    </div>
  )
}
