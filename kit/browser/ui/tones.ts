import type { IconName } from './icon.tsx'

/** What a colored thing means. */
export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad' | 'sale'

/** Letters and ground of each tone. */
export const toneLook: Record<Tone, string> = {
  neutral: 'bg-sand text-ink',
  info: 'bg-lagoon-soft text-lagoon',
  good: 'bg-leaf-soft text-leaf',
  warn: 'bg-amber-soft text-amber',
  bad: 'bg-red-soft text-red',
  sale: 'bg-koa-soft text-koa',
}

export const toneIcon: Record<Tone, IconName> = {
  neutral: 'info',
  info: 'info',
  good: 'check',
  warn: 'alert',
  bad: 'alert',
  sale: 'tag',
}
