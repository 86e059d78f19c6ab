import { expect, test } from 'vitest'
import type { RoomByNumbers } from '#domain/boards/room-shapes.ts'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { RoomPreview } from './room-preview.tsx'

test.each([
  [3000, 2400],
  [14_000, 4000],
  [4000, 14_000],
])('a room of %i by %i mm has its measures on the sheet, large enough for a phone', (width, depth) => {
  const room: RoomByNumbers = {
    shape: 'rectangle',
    width,
    depth,
    cutWidth: 0,
    cutDepth: 0,
    openings: [],
  }
  const html = drawPrivatePage(<RoomPreview room={room} unit="in" />, { path: '/' })
  const [left, top, wide, high] = /viewBox="([^"]+)"/.exec(html)![1]!.split(' ').map(Number)
  const measures = [...html.matchAll(/translate\((\S+) ([^)]+)\)[^>]* font-size="([^"]+)"/g)]
  expect(measures).toHaveLength(4)
  for (const [x, y, letter] of measures.map((found) => found.slice(1).map(Number))) {
    expect(x! - letter! / 2).toBeGreaterThan(left!)
    expect(x! + letter! / 2).toBeLessThan(left! + wide!)
    expect(y! - letter! / 2).toBeGreaterThan(top!)
    expect(y! + letter! / 2).toBeLessThan(top! + high!)
    expect((letter! / Math.max(wide!, high!)) * 300).toBeGreaterThan(8.5)
  }
})
