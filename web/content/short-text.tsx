/** A few words of the owner's within a page of ours, as our server drew them. */
export function ShortText({ html, className }: { html: string; className: string }) {
  // oxlint-disable-next-line react/no-danger -- our own server drew it, and lets nothing in that could run
  return <div className={`short-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
