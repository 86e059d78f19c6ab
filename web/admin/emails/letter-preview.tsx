import { useQuery } from '@tanstack/react-query'
import type { Reply } from '#contract/call.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { LetterTabs } from '../letter-tabs.tsx'

type LetterPreviewProps = {
  open: boolean
  onClose: () => void
  title: string
  /** What is previewed, to be asked for again where it differs. */
  of: readonly string[]
  draw: () => Promise<Reply<'POST /api/settings/email-preview'>>
}

/** A letter as a customer would get it, with the words as they are typed and a sample order. */
export function LetterPreview({ open, onClose, title, of, draw }: LetterPreviewProps) {
  const { data, error, isPending, isError, refetch } = useQuery({
    queryKey: ['letter preview', ...of],
    queryFn: draw,
    enabled: open,
    // Its link opens for a short while, and shows whatever was previewed last.
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  return (
    <Dialog open={open} onClose={onClose} title={`${title}, as a sample`} look="wide">
      {isError ? (
        <TryAgain message={messageOf(error, 'Failed to preview the letter')} onRetry={() => void refetch()} />
      ) : isPending ? (
        <TextSkeleton lines={8} />
      ) : (
        <>
          <p className="mb-2">
            <span className="text-muted">Subject:</span> {data.preview.subject}
          </p>
          <LetterTabs letter={data.preview} url={data.preview.url} />
        </>
      )}
    </Dialog>
  )
}
