import { classes } from './classes.ts'

/** How one-line fields, text areas and selects look. 16 px letters, so that phones do not zoom in. */
export function controlLook(className?: string): string {
  return classes(
    'block min-h-11 w-full rounded-control border border-edge bg-paper px-3 py-2 text-base text-ink transition',
    'hover:border-ink focus-visible:border-lagoon focus-visible:outline-offset-0',
    'aria-invalid:border-red disabled:border-line disabled:bg-sand disabled:text-muted',
    className,
  )
}
