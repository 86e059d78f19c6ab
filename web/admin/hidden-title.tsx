import { PageHead } from '#web/shop/page-head.tsx'

/** Names a page whose content is not here yet, or could not be had: in the tab, and for whoever hears the page. */
export function HiddenTitle({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} noindex />
      <h1 className="sr-only">{title}</h1>
    </>
  )
}
