import { useQuery } from '@tanstack/react-query'
import { studioShelf } from '#web/boards/device-plan.ts'
import { readBoard } from '#web/boards/send-edits.ts'

/** A board of the studio, which `make` makes where there is none; opened once. */
export function useStudioBoard(of: string, make: () => Promise<{ board: { _id: string } }>) {
  return useQuery({
    queryKey: ['board of the studio', of],
    queryFn: async () => openBoard((await make()).board._id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}

/** What waits on this device goes on; all else is what the shop has. */
async function openBoard(id: string) {
  const { board } = await readBoard(id)
  const shelf = studioShelf(id)
  const waiting = shelf.get()?.saved
  const isWaiting = waiting && (waiting.sending !== undefined || waiting.unsent.length > 0)
  if (!isWaiting && board.content)
    shelf.store({
      name: board.name,
      board: board.content,
      saved: { id, revision: board.revision, unsent: [] },
    })
  const plan = shelf.get()
  if (!plan) throw new Error('This browser keeps nothing')
  return { plan, shelf }
}
