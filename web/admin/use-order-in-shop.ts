import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { type Move, useOrderByHand } from '#kit/browser/list/use-order-by-hand.ts'

const NO_REASON = 'Please try again.'

type Keeping = {
  /** What moves one by a place. */
  key: 'PUT /api/packages/:id/place' | 'PUT /api/categories/:id/place'
  /** Has the list asked for again. */
  again: () => Promise<unknown>
  /** What is told of a move that failed, before the reason. */
  failed: string
}

/** Things in the order they were last moved to by their arrows, as the shop has it once every move is done. */
export function useOrderInShop<Thing extends { _id: string }>(
  things: readonly Thing[],
  { key, again, failed }: Keeping,
) {
  const [held, hold] = useState<Thing[]>()
  const client = useQueryClient()
  const isLast = () => client.isMutating({ mutationKey: [key] }) === 1
  const { mutate } = useMutation({
    mutationKey: [key],
    // One after the other, as they were made.
    scope: { id: key },
    mutationFn: ({ id, by }: Move) => call(key, { params: { id }, body: { move: by < 0 ? 'up' : 'down' } }),
    onError: (error) => toast.error(`${failed}: ${messageOf(error, NO_REASON)}`),
    onSettled: async () => {
      if (isLast()) await again()
      if (isLast()) hold(undefined)
    },
  })
  const inOrder = held ?? things

  function place(ordered: Thing[], move: Move) {
    hold(ordered)
    mutate(move)
  }
  return { inOrder, order: useOrderByHand(inOrder, ({ _id }) => _id, place) }
}
