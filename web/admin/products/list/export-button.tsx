import { useState } from 'react'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { saveFile } from '#kit/browser/api/files.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { toast } from '#kit/browser/ui/toast.ts'

/** Saves all products as a file that the bulk import takes back. */
export function ExportButton() {
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
