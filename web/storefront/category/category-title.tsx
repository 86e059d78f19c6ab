import { paths } from '#web/paths.ts'
import { Breadcrumbs } from '#kit/browser/ui/breadcrumbs.tsx'
import type { ShownCategory } from './use-category.ts'

/** The name of what is listed, what it is for, and the way back to the whole collection. */
export function CategoryTitle({ category: { title, line, isAll } }: { category: ShownCategory }) {
  return (
    <div>
      {!isAll && (
        <Breadcrumbs crumbs={[{ label: 'The collection', to: paths.category('all') }, { label: title }]} />
      )}
      <h1 id="collection" className="title-page mt-2">
        {title}
      </h1>
      {line !== '' && <p className="mt-2 max-w-text text-lg text-muted">{line}</p>}
    </div>
  )
}
