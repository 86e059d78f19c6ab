import { Link } from '#kit/browser/router/router.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import type { CategoryList } from './category-loader.ts'
import { chipLook } from './chip-look.ts'
import { queryOf, type ListChoice } from './list-choice.ts'

type UnderstoodSearchProps = {
  understood: NonNullable<CategoryList['understood']>
  choice: ListChoice
  total: number
}

/** What a search was taken to mean: each part can be taken away, and what was not is said. */
export function UnderstoodSearch({ understood, choice, total }: UnderstoodSearchProps) {
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
