import { useState } from 'react'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'

/** The categories could not be loaded: why, until it is dismissed, and a way to ask again. */
export function FetchFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const [isDismissed, setDismissed] = useState(false)
  return (
    <div className="grid justify-items-start gap-4">
      {!isDismissed && (
        <Notice tone="bad" onDismiss={() => setDismissed(true)} className="w-full">
          {messageOf(error, 'Failed to fetch categories')}
        </Notice>
      )}
      <Button variant="secondary" icon="refresh" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}
