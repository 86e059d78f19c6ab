import { useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { call, ask } from '#web/api.ts'
import { devicePlan } from '#web/boards/device-plan.ts'
import { readBoard } from '#web/boards/send-edits.ts'
import { PrivateData } from '#web/layout/private-data.tsx'
import { When } from '#web/shop/when.tsx'

type MyPlansProps = { token: string; onOpen: () => void }

/** The plans that somebody saved, on whatever device. */
export default function MyPlans({ token, onOpen }: MyPlansProps) {
  return (
    <PrivateData key={token}>
      <PlanList onOpen={onOpen} />
    </PrivateData>
  )
}

function PlanList({ onOpen }: Pick<MyPlansProps, 'onOpen'>) {
  const { data } = useQuery(ask('GET /api/boards'))
  const client = useQueryClient()

  async function open(id: string) {
    const { board } = await readBoard(id)
    if (!board.content) return
    devicePlan.store({
      name: board.name,
      board: board.content,
      saved: { id, revision: board.revision, unsent: [] },
    })
    onOpen()
  }
  async function remove(id: string) {
    await call('DELETE /api/boards/:id', { params: { id } })
    await client.invalidateQueries({ queryKey: ['GET /api/boards'] })
  }
  const failed = (error: unknown) =>
    toast.error(messageOf(error, 'The plan could not be reached. Please try again.'))

  if (!data || data.boards.length === 0) return null
  return (
    <section aria-labelledby="my-plans" className="wrap pb-12">
      <h2 id="my-plans" className="title-section">
        Your plans
      </h2>
      <ul className="mt-3 max-w-text divide-y divide-line">
        {data.boards.map(({ _id, name, pieces, updatedAt }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <p className="grow">
              <span className="block font-medium">{name}</span>
              <span className="block text-sm text-muted">
                {pieces === 1 ? '1 piece' : `${pieces} pieces`}, changed <When at={updatedAt} />
              </span>
            </p>
            <Button variant="secondary" size="compact" onClick={() => void open(_id).catch(failed)}>
              Open<span className="sr-only"> {name}</span>
            </Button>
            <Button
              variant="quiet"
              size="compact"
              icon="trash"
              onClick={() => void remove(_id).catch(failed)}
            >
              Delete<span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
