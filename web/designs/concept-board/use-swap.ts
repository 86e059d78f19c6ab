import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Id, Piece } from '#domain/boards/board.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { call } from '#web/api.ts'
import { useRequestChange } from '../use-request.ts'
import { VERSION } from './version-query.ts'

export type Swap = Pick<Piece, 'product' | 'key'>
type Choice = { swap: Swap | null; anyway?: boolean }

/** Chooses another piece for a place of a concept, or takes that back by null. */
export function useSwap(id: string, conceptId: string, piece: Id, onDone: (swap: Swap | null) => void) {
  const client = useQueryClient()
  const [overBudget, setOverBudget] = useState<Swap | null>(null)
  const { changed, isBusy, problem } = useRequestChange<Choice>(id, {
    send: (body) =>
      call('PUT /api/design-requests/:id/concepts/:conceptId/board/pieces/:piece', {
        params: { id, conceptId, piece },
        body,
      }),
    failure: 'Your choice could not be saved. Please try again.',
    onDone: (_reply, { swap }) => {
      void client.invalidateQueries({ queryKey: [VERSION] })
      toast.success(swap ? 'Your choice is saved' : 'The piece stands there again')
      onDone(swap)
    },
    onFailed: toast.error,
  })

  async function choose(choice: Choice) {
    setOverBudget(null)
    try {
      await changed(choice)
    } catch (error) {
      if (error instanceof CallError && error.code === 'over_budget') setOverBudget(choice.swap)
    }
  }
  return {
    swap: (swap: Swap | null) => void choose({ swap }),
    /** What the budget speaks against, once it was chosen. */
    overBudget: overBudget && (() => void choose({ swap: overBudget, anyway: true })),
    isBusy,
    problem,
  }
}
