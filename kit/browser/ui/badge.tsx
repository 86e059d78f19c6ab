import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'
import { toneLook, type Tone } from './tones.ts'

/** A word about the state of something. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap',
        toneLook[tone],
      )}
    >
      {icon && <Icon name={icon} className="size-4" />}
      {children}
    </span>
  )
}
