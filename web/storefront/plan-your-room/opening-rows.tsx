import { Button } from '#kit/browser/ui/button.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { wallLetters } from './room-preview.tsx'
import type { TypedOpening, TypedRoom } from './typed-room.ts'

const kinds = [
  { value: 'door', label: 'Door' },
  { value: 'double', label: 'Double door' },
  { value: 'sliding', label: 'Sliding door' },
  { value: 'gap', label: 'Opening' },
  { value: 'window', label: 'Window' },
]
const MOST = 12

type OpeningRowsProps = { typed: TypedRoom; onChange: (openings: TypedOpening[]) => void }

/** Doors and windows, each by its wall and its distance from the left corner of it, as one sees it from the room. */
export function OpeningRows({ typed: { shape, openings }, onChange }: OpeningRowsProps) {
  const walls = wallLetters
    .slice(0, shape === 'l' ? 6 : 4)
    .map((letter, at) => ({ value: String(at), label: `Wall ${letter}` }))
  const change = (id: number, part: Partial<TypedOpening>) =>
    onChange(openings.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const next = Math.max(0, ...openings.map(({ id }) => id)) + 1
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-sm font-medium">Doors and windows</legend>
      {openings.map(({ id, kind, wall, from, width }, at) => (
        <fieldset
          key={id}
          className="grid grid-cols-2 items-end gap-3 border-b border-line pb-4 sm:grid-cols-[1.3fr_1fr_1fr_1fr_auto]"
        >
          <legend className="sr-only">{`Door or window ${at + 1}`}</legend>
          <Select
            label="Kind"
            choices={kinds}
            value={kind}
            onChange={({ target }) => change(id, { kind: target.value as TypedOpening['kind'] })}
          />
          <Select
            label="In"
            choices={walls}
            value={String(Math.min(wall, walls.length - 1))}
            onChange={({ target }) => change(id, { wall: Number(target.value) })}
          />
          <PlainField
            label="From left"
            value={from}
            onChange={({ target }) => change(id, { from: target.value })}
          />
          <PlainField
            label="Width"
            value={width}
            onChange={({ target }) => change(id, { width: target.value })}
          />
          <IconButton
            icon="trash"
            label={`Take away door or window ${at + 1}`}
            onClick={() => onChange(openings.filter((one) => one.id !== id))}
          />
        </fieldset>
      ))}
      {openings.length < MOST && (
        <Button
          variant="quiet"
          size="compact"
          icon="plus"
          onClick={() => onChange([...openings, { id: next, kind: 'window', wall: 2, from: '', width: '' }])}
          className="justify-self-start"
        >
          Add a door or window
        </Button>
      )}
    </fieldset>
  )
}
