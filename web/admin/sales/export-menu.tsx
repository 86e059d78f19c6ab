import { useMutation } from '@tanstack/react-query'
import { exportFormats, type ExportFormat } from '#domain/sales/report-choice.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { saveFile } from '#kit/browser/api/files.ts'
import { buttonLook } from '#kit/browser/ui/button-look.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { MenuButton } from '#kit/browser/ui/menu-button.tsx'
import { Menu } from '#kit/browser/ui/menu.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import type { SalesChoice } from './use-sales-choice.ts'

const labels: Record<ExportFormat, string> = { csv: 'CSV', excel: 'Excel', pdf: 'PDF' }

/** Saves what the page shows as a file. */
export function ExportMenu({ choice: { query, isComplete } }: { choice: SalesChoice }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (format: ExportFormat) => call('GET /api/sales/export', { query: { ...query, format } }),
    onSuccess: (file, format) => {
      saveFile(file)
      toast.success(`Report exported successfully in ${format.toUpperCase()} format`)
    },
    onError: (error) =>
      toast.error(`Failed to export report: ${messageOf(error, 'The file could not be made.')}`),
  })
  return (
    <Menu
      label="Export report"
      trigger={<Trigger isBusy={isPending} />}
      triggerClassName={buttonLook('secondary', 'compact')}
    >
      {exportFormats.map((format) => (
        <MenuButton
          key={format}
          icon="file"
          disabled={isPending || !isComplete}
          onClick={() => mutate(format)}
        >
          {labels[format]}
        </MenuButton>
      ))}
    </Menu>
  )
}

function Trigger({ isBusy }: { isBusy: boolean }) {
  return (
    <>
      <Icon name={isBusy ? 'spinner' : 'download'} className={isBusy ? 'animate-spin' : ''} />
      {isBusy ? 'Exporting...' : 'Export'}
      <Icon name="chevron-down" className="size-4" />
    </>
  )
}
