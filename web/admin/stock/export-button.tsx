import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { saveFile } from '#kit/browser/api/files.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import type { InventoryList } from './use-inventory-list.ts'

/** Saves all pages of the list as it is narrowed and sorted. */
export function ExportButton({ list: { filters } }: { list: InventoryList }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('GET /api/inventory/export', { query: filters }),
    onSuccess: saveFile,
    onError: (error) => toast.error(`Failed to export inventory: ${messageOf(error, 'Please try again.')}`),
  })
  return (
    <Button
      variant="secondary"
      icon="download"
      busy={isPending}
      busyText="Exporting..."
      onClick={() => mutate()}
    >
      Export CSV
    </Button>
  )
}
