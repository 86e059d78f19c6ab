import { wholeTurn } from '#domain/boards/footprint.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { usePlan, type Plan } from '../plan-store.ts'
import { TypedField } from '../typed-field.tsx'
import { RoomList } from './room-list.tsx'
import { ThingList } from './thing-list.tsx'
import type { OnRoom } from './wall-letters.tsx'

export type ToolName = 'scale' | 'trace'

type DrawingPanelProps = {
  plan: Plan
  unit: LengthUnit
  tool: ToolName | null
  page: number
  pages: number
  isScaled: boolean
  opacity: number
  /** What of the plan is not shown. */
  notes: readonly string[]
  /** Traces a whole drawing; undefined where it can only be traced by hand. */
  onTraceAll: (() => void) | undefined
  onTool: (tool: ToolName) => void
  onPage: (page: number) => void
  onOpacity: (opacity: number) => void
  onRoom: OnRoom
}

/** How strongly the plan shows, faintest first. */
const strengths = [
  { value: '0', label: 'Hidden' },
  { value: '0.3', label: 'Faint' },
  { value: '0.6', label: 'Clear' },
  { value: '1', label: 'Full' },
]

/** The client's plan, what is drawn over it, and every room with its walls. */
export function DrawingPanel(props: DrawingPanelProps) {
  const { plan, unit, tool, page, pages, isScaled, opacity, notes } = props
  const { onTraceAll, onTool, onPage, onOpacity, onRoom } = props
  const numbers = Array.from({ length: pages }, (_, at) => String(at + 1))
  return (
    <section aria-labelledby="drawing-title" className="grid gap-3">
      <h2 id="drawing-title" className="title-piece">
        Floor plan
      </h2>
      {!isScaled && (
        <p className="text-sm text-muted">
          First the scale: choose two points of the plan, and type how far apart they are.
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="text-sm text-muted">
          {note}
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isScaled ? 'secondary' : 'primary'}
          size="compact"
          aria-pressed={tool === 'scale'}
          onClick={() => onTool('scale')}
        >
          Set the scale
        </Button>
        {onTraceAll && (
          <Button size="compact" disabled={!isScaled} onClick={onTraceAll}>
            Trace the drawing
          </Button>
        )}
        <Button
          variant={isScaled && !onTraceAll ? 'primary' : 'secondary'}
          size="compact"
          disabled={!isScaled}
          aria-pressed={tool === 'trace'}
          onClick={() => onTool('trace')}
        >
          Trace a room
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {pages > 1 && (
          <Select
            label="Page"
            choices={numbers.map((value) => ({ value, label: value }))}
            value={String(page)}
            onChange={({ target }) => onPage(Number(target.value))}
          />
        )}
        {isScaled && (
          <Select
            label="Plan shows"
            choices={strengths}
            value={String(opacity)}
            onChange={({ target }) => onOpacity(Number(target.value))}
          />
        )}
      </div>
      <NorthField plan={plan} />
      <RoomList plan={plan} unit={unit} onRoom={onRoom} />
      <ThingList plan={plan} unit={unit} />
    </section>
  )
}

/** Where north is on the sheet; empty until somebody says so. */
function NorthField({ plan }: { plan: Plan }) {
  const { light } = usePlan(plan).board
  const shown = light.isNorthSet ? String(light.north) : ''

  function set(text: string): string | undefined {
    const degrees = Number(text)
    if (!Number.isFinite(degrees)) return 'Type degrees, such as 0 for up or 90 for right'
    const isNorthSet = text.trim() !== ''
    plan.act([{ of: 'light', value: { ...light, north: wholeTurn(degrees), isNorthSet } }], 'North set')
    return undefined
  }
  return <TypedField label="North, in degrees clockwise from up" shown={shown} onSet={set} />
}
