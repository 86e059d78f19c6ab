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
import { besideOthers, type DeskLine, deskLine, differencesOf, wireLine } from './desk-line.ts'

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
  const revision = order.quote?.revision ?? 0
  const [seen, setSeen] = useState(revision)
  useSavedDraft<{ lines: DeskLine[]; seen: number }>(`quote lines of ${order._id}`, {
    typed: () => (isDirty ? { lines, seen } : undefined),
    restore(draft) {
      set(draft.lines)
      setSeen(draft.seen)
    },
  })
  const products = useProducts(lines)
  const saving = useSave(order._id, { lines, seenRevision: seen }, onSaved)
  function decide(next: DeskLine[], isMine: boolean) {
    set(next)
    setDirty(isMine)
    setSeen(revision)
  }
  const theirs = revision === seen ? undefined : quoteLines(order).map(deskLine)
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
    products,
    /** What somebody else made of the quote since, until it is decided whose lines stay. */
    others: theirs && {
      differences: differencesOf(lines, theirs, products),
      onTake: () => decide(theirs, false),
      onKeep: () => decide(besideOthers(lines, theirs, products), true),
    },
    ...saving,
  }
}

/** What the catalogue says now of each piece: its finishes, stock and cost. */
function useProducts(lines: readonly DeskLine[]): Map<string, ShownProduct> {
  const ids = [...new Set(lines.flatMap(({ product }) => product ?? []))]
  const found = useQueries({ queries: ids.map((id) => ask('GET /api/products/:id', { params: { id } })) })
  return new Map(found.flatMap(({ data }) => (data ? [[data.product._id, data.product] as const] : [])))
}

/** Lines that were not saved, and why. */
type Refused = { lines: readonly DeskLine[]; fields: Record<string, string>; failure: string | undefined }

type Written = { lines: readonly DeskLine[]; seenRevision: number }

function useSave(id: string, { lines, seenRevision }: Written, onSaved: () => void) {
  const { show, reload } = useOrderCache(id)
  const attempt = useAttempt()
  const [refused, setRefused] = useState<Refused>()
  const body = { lines: lines.map(wireLine), seenRevision }
  const { mutate, isPending } = useMutation({
    mutationFn: (_sent: typeof lines) =>
      attempt((idempotencyKey) =>
        call('PUT /api/orders/:id/lines', { params: { id }, body, idempotencyKey }),
      ),
    onSuccess({ order }) {
      show(order)
      toast.success('Lines saved')
      onSaved()
    },
    onMutate: () => setRefused(undefined),
    onError(error, sent) {
      const fields = error instanceof CallError ? error.fields : {}
      setRefused({ lines: sent, fields, failure: messageOf(error, FAILED) })
      reload()
    },
  })

  /** What the contract refuses is not sent. */
  function save() {
    const issues = QuoteLinesForm.safeParse(body).error?.issues ?? []
    const fields = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
    if (issues.length === 0) mutate(lines)
    else setRefused({ lines, fields, failure: fields.lines })
  }
  return {
    save,
    isBusy: isPending,
    failure: refused?.lines === lines ? refused.failure : undefined,
    /** Why a field was refused of a line that was not changed since. */
    faultOf(at: number, field: string) {
      const was = refused?.lines.findIndex((line) => line === lines[at])
      return Object.entries(refused?.fields ?? {}).find(([path]) =>
        path.startsWith(`lines.${was}.${field}`),
      )?.[1]
    },
  }
}
