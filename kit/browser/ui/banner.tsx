import { useEffect } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { Notice } from './notice.tsx'
import type { Tone } from './tones.ts'

const SHOWN_FOR_MS = 3000

type BannerProps = {
  message: string | undefined
  tone?: Tone
  /** Where to go on from what was done. */
  link?: { to: string; text: string }
  onGone: () => void
}

/** Says that something was done and vanishes after 3 seconds; `onGone` takes the message away. */
export function Banner({ message, tone = 'good', link, onGone }: BannerProps) {
  useEffect(() => {
    if (message === undefined) return
    const timer = setTimeout(onGone, SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [message, onGone])

  return (
    <div aria-live="polite">
      {message !== undefined && (
        <Notice tone={tone} className="animate-rise">
          {message}
          {link && (
            <Link to={link.to} className="text-link target-44 ml-3 font-medium">
              {link.text}
            </Link>
          )}
        </Notice>
      )}
    </div>
  )
}
