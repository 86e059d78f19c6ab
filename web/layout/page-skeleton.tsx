import { classes } from '#kit/browser/ui/classes.ts'
import { NeedsScript } from '#kit/browser/ui/needs-script.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'

/** A private page before it is known who asks. */
export function PageSkeleton({ className }: { className: string }) {
  return (
    <div className={classes('wrap', className)}>
      <NeedsScript />
      <TextSkeleton />
    </div>
  )
}
