import { CallError } from '#kit/browser/api/call-error.ts'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { NewerNotice } from '#web/boards/newer-notice.tsx'
import { NEWER } from '#web/boards/send-edits.ts'

export function BoardFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof CallError && error.code === NEWER) return <NewerNotice />
  return <TryAgain message="The board could not be opened." onRetry={onRetry} />
}
