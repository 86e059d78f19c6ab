import { useEffect, useState } from 'react'
import { PlanUnreadable } from '#kit/core/dxf/plan-unreadable.ts'
import { openPlan } from './open-plan.ts'
import type { OpenPlan, PlanOnTable } from './plan-props.ts'

type Opening =
  | { step: 'opening' }
  | { step: 'open'; plan: OpenPlan }
  /** With the reason, for a file that will not be readable the next time either. */
  | { step: 'failed'; unreadable?: string }

/** Opens a plan when it is laid on the table, and once more when `retry` is called. */
export function useOpenPlan({ file, pictureUrl, drawingUrl }: Omit<PlanOnTable, 'label'>) {
  const [opening, setOpening] = useState<Opening>({ step: 'opening' })
  const [tries, setTries] = useState(0)
  // A fresh signed link to the same file opens nothing anew.
  const [picture, drawing] = [addressOf(pictureUrl), addressOf(drawingUrl)]
  const address = addressOf(file.url)

  useEffect(() => {
    const abort = new AbortController()
    let close = () => {}
    setOpening({ step: 'opening' })
    openPlan({ file, pictureUrl, drawingUrl }, abort.signal).then(
      (plan) => {
        close = plan.close
        if (abort.signal.aborted) close()
        else setOpening({ step: 'open', plan })
      },
      (error: unknown) => {
        const unreadable = error instanceof PlanUnreadable ? error.message : undefined
        if (!abort.signal.aborted) setOpening({ step: 'failed', unreadable })
      },
    )
    return () => {
      abort.abort()
      close()
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address, picture, drawing, tries])

  return { opening, retry: () => setTries((count) => count + 1) }
}

function addressOf(url: string | null | undefined): string {
  return url?.split('?')[0] ?? ''
}
