import type { Board, Id, Viewpoint } from '#domain/boards/board.ts'
import { MAX_NAME, MOST } from '#domain/boards/board-limits.ts'
import { hasRoomForView, viewsOf } from '#domain/boards/viewpoints.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import type { Plan } from './plan-store.ts'
import { TypedField } from './typed-field.tsx'

type ViewListProps = { board: Board; plan: Plan; onShow: (view: Viewpoint) => void }

/** The views that were kept in 3D: gone to again, renamed, taken away. */
export default function ViewList({ board, plan, onShow }: ViewListProps) {
  const views = viewsOf(board)
  if (views.length === 0) return null
  const put = (id: Id, value: Viewpoint | null, said: string) =>
    plan.act([{ of: 'viewpoints', id, value }], said)
  return (
    <section aria-labelledby="views-title">
      <h2 id="views-title" className="title-piece">
        Views
      </h2>
      {!hasRoomForView(board) && (
        <p className="mt-2 text-sm text-muted">There is room for {MOST.viewpoints} views, and no more.</p>
      )}
      <ul className="mt-1 divide-y divide-line">
        {views.map(([id, view], at) => (
          <li key={id} className="flex items-end gap-1 py-2">
            <div className="grow">
              <TypedField
                label={`Name of view ${at + 1}`}
                shown={view.name}
                maxLength={MAX_NAME}
                onSet={(text) => {
                  const name = text.trim()
                  if (name !== '') put(id, { ...view, name }, `${view.name} called ${name}`)
                  return name === '' ? 'Give the view a name' : undefined
                }}
              />
            </div>
            <Button variant="secondary" aria-label={`Show ${view.name}`} onClick={() => onShow(view)}>
              Show
            </Button>
            <IconButton
              icon="trash"
              label={`Take away ${view.name}`}
              onClick={() => put(id, null, `${view.name} taken away`)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
