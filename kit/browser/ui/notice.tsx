import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { toneIcon, toneLook, type Tone } from './tones.ts'

type NoticeProps = { tone?: Tone; children: ReactNode; onDismiss?: () => void; className?: string }

/** A message in the page that stays until its cause is gone, or until it is dismissed. */
export function Notice({ tone = 'info', children, onDismiss, className }: NoticeProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={classes('flex items-start gap-3 rounded-control px-4 py-3', toneLook[tone], className)}
    >
      <Icon name={toneIcon[tone]} className="mt-0.5" />
      <div className="min-w-0 grow">{children}</div>
      {onDismiss && (
        <IconButton icon="close" label="Dismiss" onClick={onDismiss} className="-my-2.5 -mr-3 text-inherit" />
      )}
    </div>
  )
}
