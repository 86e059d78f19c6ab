import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '#kit/browser/ui/toast.ts'
import type { ShownStock, ShownUnits } from './shown-stock.ts'
import { stockFailure, useStockChange } from './use-stock-change.ts'

/** Presses that follow each other sooner than this are one change. */
const PAUSE_MS = 700

/** What was entered and is not written yet; a number that was typed is a count, steps are a change. */
type Entered = { from: number; to: number; isCount: boolean }

/**
 * Changes the stock of one finish in its row: by steps, or by typing how many there are. It is sent a moment after
 * the last press, or when the row goes; what was done can be undone until the next change.
 */
export function useQuickStock({ _id: productId }: ShownStock, { variantKey, stock }: ShownUnits) {
  const { mutate, isPending } = useStockChange()
  const [entered, setEntered] = useState<Entered>()
  const [done, setDone] = useState(0)

  const send = useEffectEvent((sent: Entered) => {
    const change = sent.to - sent.from
    if (change === 0) return setEntered(undefined)
    const words = sent.isCount ? { stock: sent.to, seen: sent.from } : { change }
    mutate(
      { productId, variantKey, ...words },
      {
        onSuccess: () => {
          setDone(change)
          setEntered((now) => whatIsLeft(now, sent))
        },
        onError: takeBack,
      },
    )
  })

  useEffect(() => {
    if (!entered || isPending) return
    const timer = setTimeout(() => send(entered), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [entered, isPending])
  useSendOnLeave(isPending ? undefined : entered, send)

  function takeBack(error: Error) {
    setEntered(undefined)
    toast.error(stockFailure(error))
  }
  function enter(to: number) {
    setDone(0)
    const isCount = entered?.isCount === true || Math.abs(to - (entered?.to ?? stock)) > 1
    setEntered({ from: entered?.from ?? stock, to, isCount })
  }
  function undo() {
    setDone(0)
    mutate({ productId, variantKey, change: -done, note: 'Undone' }, { onError: takeBack })
  }

  return {
    shown: entered?.to ?? stock,
    isBusy: isPending,
    /** Units that came or, below 0, went with the last change; 0 for none. */
    done: entered ? 0 : done,
    enter,
    undo,
  }
}

/** What was entered while `sent` was on its way. */
function whatIsLeft(now: Entered | undefined, sent: Entered): Entered | undefined {
  return now === undefined || now === sent ? undefined : { ...now, from: sent.to }
}

/** A row that goes, because the person turned the page, sends what was entered in it. */
function useSendOnLeave(entered: Entered | undefined, send: (entered: Entered) => void): void {
  const leave = useEffectEvent(() => {
    if (entered) send(entered)
  })
  useEffect(() => () => leave(), [])
}
