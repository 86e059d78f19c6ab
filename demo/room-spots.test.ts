import { expect, test } from 'vitest'
import { readSpots, spotsApart } from './room-spots.ts'

test('dots in every room are so far apart that each is pressed for itself, and show each piece once', async () => {
  const rooms = [...(await readSpots())]
  const crowded = rooms.filter(([, spots]) => {
    const chosen = spotsApart(spots)
    return chosen.some(({ id, at: [x, y] }, place) =>
      chosen.slice(0, place).some((other) => {
        return other.id === id || Math.hypot(x - other.at[0], (y - other.at[1]) / 1.5) < 0.135
      }),
    )
  })
  expect(crowded).toEqual([])
  expect(rooms.filter(([, spots]) => spotsApart(spots).length === 0)).toEqual([])
})
