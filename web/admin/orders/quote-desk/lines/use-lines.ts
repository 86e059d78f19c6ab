import { useMutation, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { QuoteLinesForm } from '#contract/orders/quote-operations.ts'
import { useAttempt } from '#kit/browser/api/attempt.ts'
import { CallError, messageOf } from '#kit/browser/api/call-error.ts'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { ask, call } from '#web/api.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import type { ShownProduct } from '../../../designs/suggestions/chosen-piece.ts'
import { useOrderCache } from '../../order-cache.ts'
import { quoteLines } from '../quote-prefill.ts'
import { type DeskLine, deskLine, wireLine } from './desk-line.ts'

const FAILED = 'Failed to save the lines. Please try again.'

/** The lines of a quote while they are changed: nothing is saved before the studio says so. */
export function useLines(order: ShownOrder, onSaved: () => void) {
  const [lines, setLines] = useState(() => quoteLines(order).map(deskLine))
  const [undo, setUndo] = useState<DeskLine[]>()
  const [isDirty, setDirty] = useState(false)

  function set(next: DeskLine[]) {
    setDirty(true)
    setUndo(undefined)
    setLines(next)
  }
  useSavedDraft<DeskLine[]>(`lines of ${order._id}`, {
    typed: () => (isDirty ? lines : undefined),
    restore: set,
  })
  return {
    lines,
    isDirty,
    set,
    change: (changed: DeskLine) => set(lines.map((line) => (line.id === changed.id ? changed : line))),
    remove(id: string) {
      set(lines.filter((line) => line.id !== id))
      setUndo(lines)
    },
    /** Brings back what was removed last. */
    undo: undo && (() => set(undo)),
    products: useProducts(lines),
    ...useSave(order, lines, onSaved),
  }
}

/** What the catalogue says now of each piece: its finishes, stock and cost. */
function useProducts(lines: readonly DeskLine[]): Map<string, ShownProduct> {
  const ids = [...new Set(lines.flatMap(({ product }) => product ?? []))]
  const found = useQueries({ queries: ids.map((id) => ask('GET /api/products/:id', { params: { id } })) })
  return new Map(found.flatMap(({ data }) => (data ? [[data.product._id, data.product] as const] : [])))
}

function useSave({ _id: id, quote }: ShownOrder, lines: readonly DeskLine[], onSaved: () => void) {
  const { show, reload } = useOrderCache(id)
  const attempt = useAttempt()
  // What a refusal named was changed by a colleague: the next press replaces that.
  const [seenRevision, setSeen] = useState(quote?.revision ?? 0)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const body = { lines: lines.map(wireLine), seenRevision }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      attempt((idempotencyKey) =>
        call('PUT /api/orders/:id/lines', { params: { id }, body, idempotencyKey }),
      ),
    onSuccess({ order }) {
      show(order)
      toast.success('Lines saved')
      onSaved()
    },
    onError(refused) {
      if (refused instanceof CallError && refused.code === 'stale')
        setSeen((refused.reply as { revision: number }).revision)
      reload()
    },
  })
  const fields = error instanceof CallError ? { ...error.fields, ...faults } : faults

  /** What the contract refuses is not sent. */
  function save() {
    const issues = QuoteLinesForm.safeParse(body).error?.issues ?? []
    setFaults(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])))
    if (issues.length === 0) mutate()
  }
  return {
    save,
    isBusy: isPending,
    failure: error === null ? fields.lines : messageOf(error, FAILED),
    /** Why the shop refused a field of a line. */
    faultOf: (at: number, field: string) =>
      Object.entries(fields).find(([path]) => path.startsWith(`lines.${at}.${field}`))?.[1],
  }
}
