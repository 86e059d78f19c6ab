import type { Reply } from '#contract/call.ts'
import { When } from '#web/shop/when.tsx'
import { LetterTabs } from '../letter-tabs.tsx'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { type Fact, Facts } from '#kit/browser/ui/facts.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import type { Tone } from '#kit/browser/ui/tones.ts'

type Email = Reply<'GET /api/emails/:id'>['email']

export const emailStateLabels: Record<Email['state'], string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  set_aside: 'Set aside',
  demo: 'Demo, never sent',
}

const tones: Record<Email['state'], Tone> = {
  waiting: 'neutral',
  sent: 'good',
  failed: 'bad',
  set_aside: 'neutral',
  demo: 'neutral',
}

/** Whether a mail has gone out. */
export function EmailStateBadge({ state }: Pick<Email, 'state'>) {
  return <Badge tone={tones[state]}>{emailStateLabels[state]}</Badge>
}

/** To whom a mail goes and how it fares, and the mail itself: as it looks, and as plain text. */
export function EmailView({ email }: { email: Email }) {
  return (
    <>
      <Facts className="mb-4" facts={factsOf(email)} />
      {email.state === 'failed' && (
        <Notice tone="bad" className="mb-4">
          {email.lastError} (we keep trying)
        </Notice>
      )}
      {email.state === 'set_aside' && (
        <Notice className="mb-4">It does not leave unless you send it after all.</Notice>
      )}
      {email.state === 'demo' && (
        <Notice className="mb-4">
          This letter is part of the demo: its reader is invented or its day is, and it was never sent.
        </Notice>
      )}
      <LetterTabs letter={email} url={email.previewUrl} />
    </>
  )
}

function factsOf({ to, state, createdAt, sentAt, attachments }: Email): Fact[] {
  return [
    ['To', to],
    ['State', <EmailStateBadge key="state" state={state} />],
    ['Written', <When key="written" at={createdAt} look="moment" />],
    ['Sent', sentAt !== null && state !== 'demo' && <When key="sent" at={sentAt} look="moment" />],
    ['Attached', attachments.join(', ')],
  ]
}
