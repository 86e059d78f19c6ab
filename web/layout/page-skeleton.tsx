import { classes } from '#web/ui/classes.ts'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { TextSkeleton } from '#web/ui/text-skeleton.tsx'

/** A private page before it is known who asks. */
export function PageSkeleton({ className }: { className: string }) {
  return (
    <div className={classes('wrap', className)}>
      <NeedsScript />
      <TextSkeleton />
    </div>
  )
}
