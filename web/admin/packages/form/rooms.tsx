import { useState } from 'react'
import { AddButton } from '../../form/add-button.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { moved } from '../../moved.ts'
import { type DraftRoom, emptyRoom } from './package-draft.ts'
import { RoomCard } from './room-card.tsx'
import type { PackageFormState } from './use-package-form.ts'

/** What one set holds, room by room in the order of the house. */
export function Rooms({ state: { form, set } }: { state: PackageFormState }) {
  const rooms = form.watch('rooms')
  const [news, setNews] = useState('')
  const change = (next: DraftRoom[]) => set('rooms', next)
  const count = rooms.reduce((sum, { items }) => sum + countOf(items), 0)

  function move(at: number, to: number) {
    const ordered = moved(rooms, at, to)
    if (!ordered) return
    change(ordered)
    setNews(`Room moved to place ${to + 1} of ${rooms.length}`)
  }
  return (
    <FormSection
      title="Rooms"
      line={`What one set holds. ${count} ${count === 1 ? 'item' : 'items'} in all.`}
      part="rooms"
      error={form.error('rooms') ?? form.formState.errors.rooms?.root?.message}
    >
      <output className="sr-only">{news}</output>
      {rooms.map((room, at) => (
        <RoomCard
          key={room.id}
          room={room}
          place={{ at, of: rooms.length }}
          error={(field) => form.error(`rooms.${at}.${field}` as 'rooms')}
          onChange={(next) => change(rooms.map((other) => (other.id === room.id ? next : other)))}
          onMove={(to) => move(at, to)}
          onRemove={() => change(rooms.filter(({ id }) => id !== room.id))}
        />
      ))}
      <AddButton words="Add room" onAdd={() => change([...rooms, emptyRoom()])} />
    </FormSection>
  )
}

function countOf(items: DraftRoom['items']): number {
  return items.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0)
}
