import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { files } from '#server/db/schema/files.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedWorkingBoard } from '#tests/support/seed/board.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const picture = (name: string, bytes: Buffer) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' })

test('pictures of the rooms stand in the PDF, drawn anew', async () => {
  const id = await seedRequest(testing, leilani, { status: 'in_progress', paymentStatus: 'paid' })
  await seedWorkingBoard(testing, id)
  const send = (pictures: File[]) =>
    testing.as(noa).call('POST /api/design-requests/:id/board/publish', {
      params: { id },
      body: { revision: 1, notes: '', pictures },
    })
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'Somebody else' } })
    .png()
    .toBuffer()
  const stored = () => testing.shop.db.select().from(files)
  const before = await stored()
  await expect(send([picture('Bedroom.png', bytes.subarray(0, 60))])).rejects.toMatchObject({
    code: 'unsupported_type',
  })
  expect(await stored()).toEqual(before)
  await send([picture('Living room.png', bytes), picture('Bedroom.png', bytes)])
  const pdf = (await stored()).find(({ name }) => name.startsWith('Concept 1'))
  const text = (await buffer((await testing.shop.files.read(pdf?.key ?? ''))!.stream)).toString('latin1')
  expect(text.match(/\/Subtype \/Image/g)).toHaveLength(2)
  expect(text).not.toContain('Somebody else')
})
