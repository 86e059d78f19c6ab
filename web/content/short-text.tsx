import { classes } from '#kit/browser/ui/classes.ts'

const LOOK =
  'wrap-anywhere [&_:is(ul,ol)]:list-disc [&_:is(ul,ol)]:pl-6 [&_a]:text-lagoon [&_a]:underline [&_a]:underline-offset-4 [&>*+*]:mt-3'

/** A few words of the owner's within a page of ours, as our server drew them. */
export function ShortText({ html, className }: { html: string; className?: string }) {
  // oxlint-disable-next-line react/no-danger -- our own server drew it, and lets nothing in that could run
  return <div className={classes(LOOK, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
