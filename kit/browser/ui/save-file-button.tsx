import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { messageOf } from '../api/call-error.ts'
import { saveFile } from '../api/files.ts'
import { Button } from './button.tsx'
import { toast } from './toast.ts'

type SaveFileButtonProps = Pick<ComponentProps<typeof Button>, 'size' | 'busyText' | 'children'> & {
  fetchFile: () => Promise<File>
  /** What is said in any case when it could not be had. */
  lead?: string
  /** What is said after that where the shop gave no reason. */
  failed: string
}

/** Fetches a file and saves it on this device. */
export function SaveFileButton({ fetchFile, lead = '', failed, ...look }: SaveFileButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    onSuccess: saveFile,
    onError: (error) => toast.error(lead + messageOf(error, failed)),
  })
  return <Button {...look} variant="secondary" icon="download" busy={isPending} onClick={() => mutate()} />
}
