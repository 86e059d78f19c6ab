import { classes } from './classes.ts'

/** A grey shape where something will stand; its class gives the size. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={classes('animate-pulse rounded-picture bg-line', className)} />
}
