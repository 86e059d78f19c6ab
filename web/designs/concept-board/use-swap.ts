import { useQueryClient } from '@tanstack/react-query'
import type { Id, Piece } from '#domain/boards/board.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { call } from '#web/api.ts'
import { useRequestChange } from '../use-request.ts'
import { VERSION } from './version-query.ts'

export type Swap = Pick<Piece, 'product' | 'key'>

/** Chooses another piece for a place of a concept, or takes that back by null. */
export function useSwap(id: string, conceptId: string, piece: Id, onDone: () => void) {
  const client = useQueryClient()
  const { change, isBusy, problem } = useRequestChange<Swap | null>(id, {
    send: (swap) =>
      call('PUT /api/design-requests/:id/concepts/:conceptId/board/pieces/:piece', {
        params: { id, conceptId, piece },
        body: { swap },
      }),
    failure: 'Your choice could not be saved. Please try again.',
    onDone: (_reply, swap) => {
      void client.invalidateQueries({ queryKey: [VERSION] })
      toast.success(swap ? 'Your choice is saved' : 'The piece stands there again')
      onDone()
    },
    onFailed: toast.error,
  })
  return { swap: change, isBusy, problem }
}
