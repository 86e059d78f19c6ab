import { classes } from './classes.ts'

/** A phone number, to be called by a touch. */
export function TelLink({ number, className = 'text-link' }: { number: string; className?: string }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className={classes('inline-block', className)}>
      {number}
    </a>
  )
}
