import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { paths } from '#web/paths.ts'
import type { Keeper } from '../keeper.ts'
import { useState } from 'react'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { saveFile } from '#kit/browser/api/files.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { toast } from '#kit/browser/ui/toast.ts'

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

/** Saves all products as a file that the bulk import takes back. */
function ExportButton() {
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      saveFile(await call('GET /api/products/export'))
    } catch (error) {
      toast.error(`Failed to export products: ${messageOf(error, 'Please try again.')}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="secondary"
      icon="download"
      busy={isBusy}
      busyText="Exporting..."
      onClick={() => void save()}
    >
      Export
    </Button>
  )
}
