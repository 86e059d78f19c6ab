import type { ComponentProps } from 'react'
import { SaveFileButton } from '#kit/browser/ui/save-file-button.tsx'
import { call } from '#web/api.ts'

type BookletButtonProps = { requestId: string } & Pick<
  ComponentProps<typeof SaveFileButton>,
  'size' | 'children'
>

/** Saves the whole design as one PDF: plan, concepts, comments and pieces. */
export function BookletButton({ requestId: id, ...look }: BookletButtonProps) {
  return (
    <SaveFileButton
      {...look}
      fetchFile={() => call('GET /api/design-requests/:id/board.pdf', { params: { id } })}
      busyText="Making the PDF..."
      failed="The PDF could not be made. Please try again."
    />
  )
}
