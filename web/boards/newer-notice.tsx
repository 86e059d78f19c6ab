import { Button } from '#kit/browser/ui/button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { newerWords } from './send-edits.ts'

/** What a newer page wrote, this one cannot draw. */
export function NewerNotice() {
  return (
    <Notice tone="warn" className="mx-3 mb-3">
      <p>{newerWords}</p>
      <Button size="compact" className="mt-2" onClick={() => location.reload()}>
        Reload
      </Button>
    </Notice>
  )
}
