import { Badge } from '#kit/browser/ui/badge.tsx'
import type { Tone } from '#kit/browser/ui/tones.ts'
import { emailStateLabels, type EmailState } from './use-email-list.ts'

const tones: Record<EmailState, Tone> = { waiting: 'neutral', sent: 'good', failed: 'bad', demo: 'neutral' }

/** Whether a mail has gone out. */
export function EmailStateBadge({ state }: { state: EmailState }) {
  return <Badge tone={tones[state]}>{emailStateLabels[state]}</Badge>
}
