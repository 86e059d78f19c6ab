import { PageHead } from './page-head.tsx'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'

type NotFoundProps = {
  title: string
  hint: string
  /** The list of all that this person has. */
  to: string
  list: string
}

/** What is not there, or not for this person. */
export function NotFound({ title, hint, to, list }: NotFoundProps) {
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <PageHead title={title} noindex />
      <h1 className="title-page">{title}</h1>
      <p className="text-muted">{hint}</p>
      <ButtonLink to={to} className="mt-2">
        {list}
      </ButtonLink>
    </div>
  )
}
