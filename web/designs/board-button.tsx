import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { saveFile } from '#kit/browser/api/files.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { toast } from '#kit/browser/ui/toast.ts'

const PDF_FAILED = 'The PDF could not be made. Please try again.'

type BoardButtonProps = { requestId: string } & Pick<ComponentProps<typeof Button>, 'size' | 'children'>

/** Saves the whole design as one PDF: plan, concepts, comments and pieces. */
export function BoardButton({ requestId: id, ...look }: BoardButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('GET /api/design-requests/:id/board.pdf', { params: { id } }),
    onSuccess: saveFile,
    onError: (error) => toast.error(messageOf(error, PDF_FAILED)),
  })
  return (
    <Button
      {...look}
      variant="secondary"
      icon="download"
      busy={isPending}
      busyText="Making the PDF..."
      onClick={() => mutate()}
    />
  )
}
