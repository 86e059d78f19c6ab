import { useState } from 'react'
import { MoveButtons } from '#kit/browser/list/move-buttons.tsx'
import type { OrderByHand } from '#kit/browser/list/use-order-by-hand.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { FieldMessage } from '#kit/browser/ui/field-message.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { type DraftPiece, type DraftRoom, otherPiece, pieceFrom } from './package-draft.ts'
import { PiecePicker } from './piece-picker.tsx'
import { PieceRow } from './piece-row.tsx'

type RoomCardProps = {
  room: DraftRoom
  place: { at: number; of: number }
  order: OrderByHand
  /** The message of a field of this room, by its path in it. */
  error: (field: string) => string | undefined
  onChange: (room: DraftRoom) => void
  onRemove: () => void
}

/** One room: its name, its place in the house, and what stands in it. */
export function RoomCard({ room, place, order, error, onChange, onRemove }: RoomCardProps) {
  const { at, of } = place
  const [isPicking, setPicking] = useState(false)
  const name = room.name.trim() || `room ${at + 1}`
  const changeItems = (items: DraftPiece[]) => onChange({ ...room, items })
  return (
    <fieldset className="min-w-0 rounded-control border border-line p-4">
      <legend className="sr-only">{name}</legend>
      <div className="mb-3 flex flex-wrap items-end gap-1">
        <PlainField
          label="Room name"
          name={`rooms.${at}.name`}
          value={room.name}
          maxLength={60}
          placeholder="Living room"
          error={error('name')}
          onChange={({ target }) => onChange({ ...room, name: target.value })}
          className="grow sm:max-w-72"
        />
        <div className="ml-auto flex">
          <MoveButtons thing={room.id} name={name} place={place} order={order} />
          <IconButton
            icon="trash"
            label={`Remove ${name}`}
            disabled={of === 1}
            onClick={onRemove}
            className="hover:text-red"
          />
        </div>
      </div>
      <ul className="divide-y divide-line">
        {room.items.map((piece, row) => (
          <PieceRow
            key={piece.id}
            name={`rooms.${at}.items.${row}`}
            piece={piece}
            error={(field) => error(`items.${row}.${field}`)}
            onChange={(next) =>
              changeItems(room.items.map((other) => (other.id === piece.id ? next : other)))
            }
            onRemove={() => changeItems(room.items.filter(({ id }) => id !== piece.id))}
          />
        ))}
      </ul>
      <FieldMessage id={`rooms-${at}-items-error`} message={error('items')} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="compact" icon="plus" onClick={() => setPicking(true)}>
          Add piece
        </Button>
        <Button variant="quiet" size="compact" onClick={() => changeItems([...room.items, otherPiece()])}>
          Add something outside the catalog
        </Button>
      </div>
      <PiecePicker
        open={isPicking}
        title={`Add a piece to ${name}`}
        onPick={(product) => changeItems([...room.items, pieceFrom(product)])}
        onClose={() => setPicking(false)}
      />
    </fieldset>
  )
}
