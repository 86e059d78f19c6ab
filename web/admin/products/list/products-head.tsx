import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { paths } from '#web/paths.ts'
import type { Keeper } from '../keeper.ts'
import { ExportButton } from './export-button.tsx'

/** The title of the list, and what can be done beside it. */
export function ProductsHead({ keeper }: { keeper: Keeper }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="title-page">{keeper.title}</h1>
      <div className="flex flex-wrap gap-2">
        {keeper.isStudio && (
          <>
            <ExportButton />
            <ButtonLink to={paths.admin.bulkImport()} variant="secondary" icon="upload">
              Bulk import
            </ButtonLink>
          </>
        )}
        <ButtonLink to={keeper.paths.create()} icon="plus">
          Add product
        </ButtonLink>
      </div>
    </div>
  )
}
