import { Button } from '#kit/browser/ui/button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'

type PackagesFailureProps = { message: string; onRetry: () => void }

/** Why there are no packages to see, and a way to ask again. */
export function PackagesFailure({ message, onRetry }: PackagesFailureProps) {
  return (
    <div className="py-10">
      <Notice tone="bad">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="font-medium">{message}</p>
          <Button variant="secondary" size="compact" icon="refresh" onClick={onRetry}>
            Try Again
          </Button>
        </div>
      </Notice>
    </div>
  )
}
