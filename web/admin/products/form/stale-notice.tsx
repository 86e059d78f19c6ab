import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ProductFormState } from './use-product-form.ts'

type StaleNoticeProps = {
  state: ProductFormState
  /** Shows the product as it is now, without what was typed here. */
  onReload: () => Promise<void>
}

/** Somebody else saved in between: nothing is lost, and the person decides whose version stays. */
export function StaleNotice({ state: { isStale, saveOver }, onReload }: StaleNoticeProps) {
  const [isBusy, setBusy] = useState(false)

  async function run(act: () => Promise<void>) {
    setBusy(true)
    await act().finally(() => setBusy(false))
  }
  if (!isStale) return null
  return (
    <Notice tone="warn">
      <p className="font-medium">Somebody else saved this product while you were editing it.</p>
      <p>Nothing of theirs was overwritten, and what you typed is still here.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="compact" busy={isBusy} onClick={() => void run(onReload)}>
          Show their version
        </Button>
        <Button variant="secondary" size="compact" busy={isBusy} onClick={() => void run(saveOver)}>
          Save mine over it
        </Button>
      </div>
    </Notice>
  )
}
