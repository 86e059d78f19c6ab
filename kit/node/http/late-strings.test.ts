import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { LateStrings } from './late-strings.ts'

const PIECE = 65_536

test('long strings are read while they are sent, a piece at a time', async () => {
  const late = new LateStrings()
  let pieces = 0
  function* bytes() {
    for (; pieces < 200; pieces++) yield Buffer.alloc(PIECE, pieces)
  }
  const mark = late.mark(async () => Readable.from(bytes(), { objectMode: false }))
  const reply = { plan: mark, notes: `"${mark}"`, id: '99999999-9999-4999-8999-999999999999', empty: '' }
  const sent = late.filledIn(JSON.stringify(reply)) as Readable
  const parts = sent.iterator({ destroyOnReturn: false })
  const begun = [await parts.next(), await parts.next()].map(({ value }) => String(value)).join('')
  expect(pieces).toBeLessThan(10)
  const whole = Buffer.concat(Array.from({ length: 200 }, (_, nth) => Buffer.alloc(PIECE, nth)))
  expect(JSON.parse(begun + (await text(sent)))).toEqual({ ...reply, plan: whole.toString('base64') })
})
