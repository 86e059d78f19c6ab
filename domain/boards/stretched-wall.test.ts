import { expect, test } from 'vitest'
import { sampleRoom } from '#tests/support/seed/board.ts'
import { applied, inverse } from './edits.ts'
import { stretched } from './stretched-wall.ts'
import { roomsOf } from './wall-graph.ts'

const room = sampleRoom()

test.each([
  ['b', { nodebbbb: { x: 6000, y: 0 }, nodecccc: { x: 6000, y: 4000 } }, { dooraaaa: 1000, winaaaaa: 3500 }],
  [
    'a',
    { nodeaaaa: { x: -1000, y: 0 }, nodedddd: { x: -1000, y: 4000 } },
    { dooraaaa: 2000, winaaaaa: 2500 },
  ],
] as const)(
  'a wall goes on at its end %s with the wall across it; doors stay where they were',
  (end, nodes, at) => {
    const edits = stretched(room, 'wallaaaa', end, 6000) ?? []
    const next = applied(room, edits)
    expect(next.nodes).toEqual({ ...room.nodes, ...nodes })
    expect(Object.fromEntries(Object.entries(next.openings).map(([id, one]) => [id, one.at]))).toEqual(at)
    expect(roomsOf(next)[0]).toMatchObject({ id: 'roomaaaa', name: 'Living room' })
    expect(applied(next, inverse(room, edits))).toEqual(room)
  },
)

test('a room that is left by its point is named all the same', () => {
  const small = { ...room, openings: {} }
  const kept = applied(small, stretched(small, 'wallaaaa', 'b', 2400) ?? [])
  expect(roomsOf(kept)[0]).toMatchObject({ id: 'roomaaaa', name: 'Living room' })
})

test('a wall with a slanted one between its ends moves its end alone', () => {
  const { nodecccc: _gone, ...nodes } = room.nodes
  const { wallbbbb, wallcccc: _other, ...walls } = room.walls
  const slanted = {
    ...room,
    nodes,
    openings: {},
    walls: { ...walls, wallbbbb: { ...wallbbbb!, b: 'nodedddd' } },
  }
  expect(stretched(slanted, 'wallaaaa', 'b', 6000)?.[0]).toEqual({
    of: 'nodes',
    id: 'nodebbbb',
    value: { x: 6000, y: 0 },
  })
})

test.each([
  ['a door that would stand past its wall', 'wallaaaa', 1200],
  ['a wall of nothing', 'wallbbbb', 10],
  ['a wall that is not there', 'wallzzzz', 3000],
])('%s changes nothing', (_what, wall, mm) => {
  expect(stretched(room, wall, 'b', mm)).toBeUndefined()
})
