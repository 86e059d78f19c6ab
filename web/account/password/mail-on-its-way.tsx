import { useEffect, useRef } from 'react'
import { paths } from '#web/paths.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'

export type SentMail = { email: string; message: string }

/** What the shop answered, which is the same for every address, and the way on; the keyboard goes on from here. */
export function MailOnItsWay({ email, message, onAgain }: SentMail & { onAgain: () => void }) {
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => answer.current?.focus(), [])
  return (
    <div ref={answer} tabIndex={-1} className="grid gap-5 outline-none">
      <Notice tone="good">{message}</Notice>
      <p className="text-muted">
        You gave us <span className="break-all text-ink">{email}</span>. Nothing there after a few minutes?
        Look in your spam folder, and check the address for a typo.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.resetPassword({ email })}>Enter the temporary password</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          Use another email
        </Button>
      </div>
    </div>
  )
}
