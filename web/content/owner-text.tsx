import './owner-text.css'

/** What the owner wrote, as our server drew it: from Markdown, with no HTML of the writer's in it. */
export function OwnerText({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- our own server drew it, and lets nothing in that could run
  return <div className="owner-text" dangerouslySetInnerHTML={{ __html: html }} />
}
