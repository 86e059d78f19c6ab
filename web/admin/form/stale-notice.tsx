import { useState } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'

type StaleNoticeProps = {
  /** What is being edited: "product". */
  what: string
  /** Shows it as it is now, without what was typed here. */
  onReload: () => Promise<void>
  /** Saves over what somebody else saved, knowing it. */
  onSaveOver: () => Promise<void>
}

/** Somebody else saved in between: nothing is lost, and the person decides whose version stays. */
export function StaleNotice({ what, onReload, onSaveOver }: StaleNoticeProps) {
  const [isBusy, setBusy] = useState(false)

  async function run(act: () => Promise<void>) {
    setBusy(true)
    await act().finally(() => setBusy(false))
  }
  return (
    <Notice tone="warn">
      <p className="font-medium">Somebody else saved this {what} while you were editing it.</p>
      <p>Nothing of theirs was overwritten, and what you typed is still here.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="compact" busy={isBusy} onClick={() => void run(onReload)}>
          Show their version
        </Button>
        <Button variant="secondary" size="compact" busy={isBusy} onClick={() => void run(onSaveOver)}>
          Save mine over it
        </Button>
      </div>
    </Notice>
  )
}
