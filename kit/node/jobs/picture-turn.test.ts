import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LARGE_PIXELS, pictureTurn } from './picture-turn.ts'

test('large pictures never take all turns', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const large = Array.from({ length: 9 }, () =>
    pictureTurn(() => {
      begun++
      return promise
    }, LARGE_PIXELS + 1),
  )
  await setImmediate()
  const before = begun
  await pictureTurn(() => Promise.resolve())
  expect([begun, before > 0 && before < 9]).toEqual([before, true])
  resolve()
  await Promise.all(large)
  expect(begun).toBe(9)
})
