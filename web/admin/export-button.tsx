import { SaveFileButton } from '#kit/browser/ui/save-file-button.tsx'

type ExportButtonProps = {
  fetchFile: () => Promise<File>
  /** What is exported, where a page has more to export: "inventory". */
  what?: string
  children?: string
}

/** Saves a list, all its pages, as CSV. */
export function ExportButton({ fetchFile, what, children = 'Export CSV' }: ExportButtonProps) {
  return (
    <SaveFileButton
      fetchFile={fetchFile}
      busyText="Exporting..."
      lead={what ? `Failed to export ${what}: ` : 'Failed to export: '}
      failed="Please try again."
    >
      {children}
    </SaveFileButton>
  )
}
