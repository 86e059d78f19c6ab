import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PICTURE_CID } from '#kit/node/mail/frame.ts'
import { emails } from '#server/db/schema/emails.ts'
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

test('the booklet begins with the first of them', async () => {
  const id = await seedRequest(testing, leilani, { status: 'in_progress', paymentStatus: 'paid' })
  await seedWorkingBoard(testing, id)
  const inBooklet = async (pictures: File[]) => {
    await testing.as(noa).call('POST /api/design-requests/:id/board/publish', {
      params: { id },
      body: { revision: 1, notes: '', ...(pictures.length > 0 && { pictures }) },
    })
    const reply = await testing.http.inject({
      url: `/api/design-requests/${id}/board.pdf`,
      headers: { authorization: `Bearer ${leilani.token}` },
    })
    expect(reply.statusCode).toBe(200)
    return reply.rawPayload.toString('latin1').match(/\/Width 300\b/g)?.length ?? 0
  }
  expect(await inBooklet([])).toBe(0)
  const create = { width: 300, height: 200, channels: 3, background: 'teal' } as const
  // On its own page, and on the cover.
  expect(await inBooklet([picture('Living room.png', await sharp({ create }).png().toBuffer())])).toBe(2)
})

test('the letter shows the first of them, and the studio sees it there; a plan without pictures brings none', async () => {
  const id = await seedRequest(testing, leilani, { status: 'in_progress', paymentStatus: 'paid' })
  await seedWorkingBoard(testing, id)
  const send = (pictures: File[]) =>
    testing.as(noa).call('POST /api/design-requests/:id/board/publish', {
      params: { id },
      body: { revision: 1, notes: '', ...(pictures.length > 0 && { pictures }) },
    })
  const create = { width: 300, height: 200, channels: 3, background: 'teal' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  await send([picture('Living room.png', bytes), picture('Bedroom.png', bytes)])
  await send([])
  const letters = await testing.shop.db.select().from(emails).orderBy(emails.createdAt)
  const carried = letters.map(({ attachments }) => attachments.map(({ name }) => name))
  expect(carried).toEqual([['Living room.jpg'], []])
  const [first, second] = letters
  expect(first!.html).toContain(`src="cid:${PICTURE_CID}" alt="Living room"`)
  expect(second!.html).not.toContain('cid:')

  const { email } = await testing.as(noa).call('GET /api/emails/:id', { params: { id: first!.id } })
  const { body, headers } = await testing.http.inject({ url: email.previewUrl })
  const [, jpeg = ''] = /src="data:image\/jpeg;base64,([^"]+)"/.exec(body) ?? []
  const shown = await sharp(Buffer.from(jpeg, 'base64')).metadata()
  expect([shown.format, shown.width, shown.height]).toEqual(['jpeg', 300, 200])
  expect(body).not.toContain('cid:')
  expect(headers['content-security-policy']).toContain('data:')
})
