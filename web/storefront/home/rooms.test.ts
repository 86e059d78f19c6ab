import { expect, test } from 'vitest'
import { roomAddress, roomFileSet, rooms, type Room } from './rooms.ts'

test.each(Object.keys(rooms) as Room[])('there is a picture of the room %s, in every size', (room) => {
  expect(roomAddress(room)).toContain(`${room}-960.webp`)
  for (const format of ['avif', 'webp'] as const) {
    const found = roomFileSet(room, format).match(/[^/ ]+ \d+w/g)
    expect(found).toEqual([`${room}-960.${format} 960w`, `${room}-1600.${format} 1600w`])
  }
})
