import type { ReactNode } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import type { PageLink } from '#web/layout/search/page-links.ts'
import type { CategoryList } from './category-loader.ts'
import { chipLook } from './chip-look.ts'
import { queryOf, type ListChoice } from './list-choice.ts'

/** Over what a search found: how it was understood, and the pages of the shop that answer it. */
export default function SearchWords({ list, choice }: { list: CategoryList; choice: ListChoice }): ReactNode {
  const { understood, answering, total } = list
  return (
    <>
      {understood && <UnderstoodSearch {...{ understood, choice, total }} />}
      {answering && <AnsweringPages pages={answering} />}
    </>
  )
}

type UnderstoodSearchProps = {
  understood: NonNullable<CategoryList['understood']>
  choice: ListChoice
  total: number
}

/** What a search was taken to mean: each part can be taken away, and what was not is said. */
function UnderstoodSearch({ understood, choice, total }: UnderstoodSearchProps) {
  const { parts, corrected, dropped, notMade } = understood
  const lines = [
    ...corrected.map(({ from, to }) => `Showing results for “${to}” instead of “${from}”.`),
    ...notMade.map((kind) => `We don’t make “${kind}”${total > 0 ? '. These come nearest.' : '.'}`),
    ...(total > 0 ? dropped : []).map((word) => `“${word}” was not found.`),
  ]
  if (parts.length < 2 && lines.length === 0) return null
  return (
    <div className="mt-4 space-y-3">
      {parts.length > 1 && (
        <ul aria-label="What we looked for" className="flex flex-wrap items-center gap-2">
          {parts.map(({ label, without }) => (
            <li key={label + without}>
              <Link
                to={queryOf({ ...choice, search: without, page: 1 })}
                aria-label={`Search without ${label}`}
                className={chipLook}
              >
                <span className="first-letter:uppercase">{label}</span>
                <Icon name="close" className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && <output className="block max-w-text text-muted">{lines.join(' ')}</output>}
    </div>
  )
}

/** The pages of the shop that answer a search, above the pieces. */
function AnsweringPages({ pages }: { pages: readonly PageLink[] }) {
  if (pages.length === 0) return null
  return (
    <nav aria-labelledby="answering" className="mt-6 max-w-text rounded-control border border-line p-4">
      <h2 id="answering" className="font-medium">
        {pages.length === 1 ? 'This page may answer it' : 'These pages may answer it'}
      </h2>
      <ul className="mt-1">
        {pages.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="text-link inline-flex min-h-11 items-center gap-2">
              <Icon name="file" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
