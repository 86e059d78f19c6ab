import { classes } from './classes.ts'

/** How links and buttons look inside a menu. */
export function menuItemLook(tone: 'plain' | 'danger' = 'plain'): string {
  return classes(
    'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left text-base transition hover:bg-sand focus-visible:-outline-offset-2',
    tone === 'danger' ? 'text-red' : 'text-ink',
  )
}
