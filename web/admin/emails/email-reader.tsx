import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { EmailView } from './email-view.tsx'
import { useRetry } from './use-retry.ts'

type EmailReaderProps = {
  /** The mail that is open; empty for none. */
  id: string
  canSend: boolean
  onClose: () => void
}

/** One mail as it was written, over the list. */
export function EmailReader({ id, canSend, onClose }: EmailReaderProps) {
  const isOpen = id !== ''
  const question = { ...ask('GET /api/emails/:id', { params: { id } }), enabled: isOpen }
  const { data, error, isPending, isLoadingError, refetch } = useQuery(question)
  const email = data?.email
  const footer = canSend && email && email.state !== 'sent' && <Retry id={id} />
  return (
    <Dialog open={isOpen} onClose={onClose} title={email?.subject ?? 'Email'} look="wide" footer={footer}>
      {isPending && <TextSkeleton lines={6} />}
      {isLoadingError && (
        <TryAgain message={messageOf(error, 'Failed to fetch the email')} onRetry={() => void refetch()} />
      )}
      {email && <EmailView key={id} email={email} />}
    </Dialog>
  )
}

function Retry({ id }: { id: string }) {
  const { mutate, isPending } = useRetry()
  return (
    <Button icon="refresh" busy={isPending} busyText="Trying..." onClick={() => mutate(id)}>
      Try again now
    </Button>
  )
}
