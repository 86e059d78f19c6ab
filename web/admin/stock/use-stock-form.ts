import { type FormEvent, useState } from 'react'
import { MAX_STOCK, negativeStock, tooMuchStock } from '#domain/stock/inventory-list.ts'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import type { ShownStock, StockLine } from './shown-stock.ts'
import { stockFailure, useStockChange } from './use-stock-change.ts'

/** A change of stock as it is entered, what it comes to, and how it is sent; `onDone` follows when it is written. */
export function useStockForm({ product, units }: StockLine, onDone: () => void) {
  const [variantKey, chooseFinish] = useState(units?.variantKey ?? scarcest(product))
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const { mutate, isPending, error } = useStockChange()
  useSavedDraft(`stock of ${product._id} ${units?.variantKey ?? ''}`, {
    typed: () => ({ variantKey, typed, note }),
    restore(draft) {
      chooseFinish(draft.variantKey)
      setTyped(draft.typed)
      setNote(draft.note)
    },
  })
  const current = product.units.find((one) => one.variantKey === variantKey)?.stock ?? 0
  const entered = Number(typed)
  const isWhole = Number.isInteger(entered)
  const change = isWhole ? entered : 0
  const stock = current + change

  function type(text: string) {
    setTyped(text)
    setRefusal(undefined)
  }
  function finish() {
    toast.success('Stock updated')
    onDone()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const fault = faultOf(stock)
    setRefusal(fault)
    if (change === 0 || isPending || fault !== undefined) return
    mutate({ productId: product._id, variantKey, change, stock, note: note.trim() }, { onSuccess: finish })
  }

  return {
    variantKey,
    chooseFinish,
    typed,
    type,
    typedFault: isWhole ? undefined : 'Use a whole number',
    note,
    setNote,
    current,
    stock,
    canSubmit: change !== 0,
    submit,
    isBusy: isPending,
    failure: refusal ?? (error ? stockFailure(error) : undefined),
  }
}

function faultOf(stock: number): string | undefined {
  if (stock < 0) return negativeStock
  return stock > MAX_STOCK ? tooMuchStock : undefined
}

/** The finish of which the fewest are left. */
function scarcest({ units }: ShownStock): string {
  return units.toSorted((a, b) => a.stock - b.stock)[0]?.variantKey ?? 'default'
}
