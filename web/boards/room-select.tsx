import type { Board } from '#domain/boards/board.ts'
import { holdsPoint, type Point } from '#domain/boards/polygons.ts'
import { roomsOf, type FoundRoom } from '#domain/boards/wall-graph.ts'
import { Select } from '#kit/browser/ui/select.tsx'

type RoomSelectProps = { board: Board; at: Point; onRoom: (room: FoundRoom) => void }

/** In which room something stands, where there are several. */
export function RoomSelect({ board, at, onRoom }: RoomSelectProps) {
  const rooms = roomsOf(board)
  const room = rooms.findIndex(({ outline }) => holdsPoint(outline, at))
  if (rooms.length < 2) return null
  return (
    <Select
      label="Room"
      choices={[
        ...(room < 0 ? [{ value: '-1', label: 'Outside every room' }] : []),
        ...rooms.map(({ name }, index) => ({ value: String(index), label: name })),
      ]}
      value={String(room)}
      onChange={({ target }) => onRoom(rooms[Number(target.value)]!)}
    />
  )
}
