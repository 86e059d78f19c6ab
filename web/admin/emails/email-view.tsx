import { useState } from 'react'
import type { Reply } from '#contract/call.ts'
import { When } from '#web/shop/when.tsx'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { type Fact, Facts } from '#kit/browser/ui/facts.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { Tabs } from '#kit/browser/ui/tabs.tsx'
import type { Tone } from '#kit/browser/ui/tones.ts'

type Email = Reply<'GET /api/emails/:id'>['email']

export const emailStateLabels: Record<Email['state'], string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
}

const tones: Record<Email['state'], Tone> = { waiting: 'neutral', sent: 'good', failed: 'bad' }

/** Whether a mail has gone out. */
export function EmailStateBadge({ state }: Pick<Email, 'state'>) {
  return <Badge tone={tones[state]}>{emailStateLabels[state]}</Badge>
}

/** To whom a mail goes and how it fares, and the mail itself: as it looks, and as plain text. */
export function EmailView({ email }: { email: Email }) {
  const text = <pre className="max-w-text font-sans whitespace-pre-wrap">{email.text}</pre>
  const tabs = [
    { id: 'letter', label: 'Letter', panel: <LetterFrame email={email} /> },
    { id: 'text', label: 'Plain text', panel: text },
  ]
  return (
    <>
      <Facts className="mb-4" facts={factsOf(email)} />
      {email.state === 'failed' && (
        <Notice tone="bad" className="mb-4">
          {email.lastError} (we keep trying)
        </Notice>
      )}
      <Tabs label="How the letter is shown" tabs={tabs} />
    </>
  )
}

/**
 * Its link changes with every reply: the first one stays, so that the letter is not drawn again while it is read. On
 * phones it takes the whole width of the window, as it does in a mail program.
 */
function LetterFrame({ email: { subject, previewUrl } }: { email: Email }) {
  const [src] = useState(previewUrl)
  return (
    <iframe
      src={src}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      title={`Letter: ${subject}`}
      className="h-[60dvh] w-full rounded-control border border-line bg-paper max-sm:-mx-5 max-sm:w-[calc(100%+2.5rem)] max-sm:rounded-none max-sm:border-x-0"
    />
  )
}

function factsOf({ to, state, createdAt, sentAt, attachments }: Email): Fact[] {
  return [
    ['To', to],
    ['State', <EmailStateBadge key="state" state={state} />],
    ['Written', <When key="written" at={createdAt} look="moment" />],
    ['Sent', sentAt !== null && <When key="sent" at={sentAt} look="moment" />],
    ['Attached', attachments.join(', ')],
  ]
}
