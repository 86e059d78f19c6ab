import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#web/api/call-error.ts'
import { call } from '#web/api/call.ts'
import { saveFile } from '#web/api/files.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
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
