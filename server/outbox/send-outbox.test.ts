import { expect, test } from 'vitest'
import { PICTURE_CID } from '#kit/node/mail/frame.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { DEMO_MAIL } from '#domain/users/demo-person.ts'
import { mailRoom } from '#tests/support/letters/mail-room.ts'
import {
  letterCustomer as customer,
  letterOrder as order,
  letterShop as shop,
} from '#tests/support/letters/sample-letters.ts'
import { seedSettings } from '#tests/support/seed/settings.ts'
import { showableEmail } from '#server/emails/queries.ts'
import { queueLetter } from './outbox.ts'
import { orderLetter } from '#server/orders/letters.ts'
import { accountLetter } from '#server/users/letters.ts'

const letter = accountLetter('welcome', { customer, shop })
const room = mailRoom()

test('a letter goes out as it was written, from the shop, to one address', async () => {
  const { url, mails } = await room.mailbox()
  await queueLetter(room.db, letter)
  await room.sender(url).drain()
  const [row] = await room.rows()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    messageId: `<${row?.id}@lanai.example>`,
    subject: 'Welcome to Lānai',
    recipients: ['leilani@example.com'],
    replyTo: 'aloha@lanai.example',
  })
  expect(mails[0]?.headers.get('from')).toEqual(['Lānai <aloha@lanai.example>'])
  expect(mails[0]?.text.trim()).toBe(letter.text)
  expect(mails[0]?.html.trim()).toBe(letter.html.trim())
  expect(row).toMatchObject({ sentAt: room.now, attempts: 1, lease: null, lastError: null })
})

test('a sender without a name is that of the store', async () => {
  const { url, mails } = await room.mailbox()
  await seedSettings({ db: room.db, clock: () => room.now }, 'general', {
    storeName: 'Hale Nani ʻŌhiʻa, Ltd.',
  })
  await queueLetter(room.db, letter)
  await room.sender(url, undefined, 'aloha@halenani.example').drain()
  expect(mails[0]?.headers.get('from')).toEqual(['Hale Nani ʻŌhiʻa, Ltd. <aloha@halenani.example>'])
})

test('a letter is sent by itself, once, when its transaction has committed', async () => {
  const { url, mails } = await room.mailbox()
  const outbox = room.sender(url)
  await room.db.inTransaction(async (tx) => {
    await queueLetter(tx, letter)
    expect(mails).toHaveLength(0)
  })
  await expect.poll(() => mails.length).toBe(1)
  await outbox.drain()
  expect(mails).toHaveLength(1)
})

test('a letter of a transaction that failed is never sent', async () => {
  const { url, mails } = await room.mailbox()
  const refused = room.db.inTransaction(async (tx) => {
    await queueLetter(tx, letter)
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  await room.sender(url).drain()
  expect(mails).toEqual([])
  expect(await room.rows()).toEqual([])
})

test('a document is made when its mail leaves', async () => {
  const { url, mails } = await room.mailbox()
  await queueLetter(room.db, orderLetter('quote-ready', { customer, order, shop }))
  await room.sender(url, async ({ kind, orderId }) => Buffer.from(`${kind} ${orderId}`)).drain()
  expect(mails[0]?.attachments).toEqual([
    {
      contentType: 'application/pdf',
      name: 'quote-LN-1042.pdf',
      cid: '',
      content: Buffer.from(`order-document ${order.id}`),
    },
  ])
})

test('a picture of a letter goes with it as it was written, and the letter names it', async () => {
  const { url, mails } = await room.mailbox()
  const jpeg = Buffer.from(sampleFiles.jpeg)
  const picture = { kind: 'picture', name: 'Room.jpg', jpeg: jpeg.toString('base64') } as const
  const html = `<img src="cid:${PICTURE_CID}" alt="Room">Aloha`
  await queueLetter(room.db, { ...letter, html, attachments: [picture] })
  const id = (await room.rows())[0]?.id ?? ''
  expect(await showableEmail(room.db, id)).toContain(picture.jpeg)
  await room.sender(url, () => Promise.reject(new Error('Nothing is to be made'))).drain()
  expect(mails[0]?.attachments).toEqual([
    { contentType: 'image/jpeg', name: 'Room.jpg', cid: `<${PICTURE_CID}>`, content: jpeg },
  ])
  // The concept has it: the outbox holds it no longer than it is needed.
  expect((await room.rows())[0]?.attachments).toEqual([{ ...picture, jpeg: '' }])
  expect(await showableEmail(room.db, id)).toBe('Aloha')
})

test('two addresses in one never become two recipients', async () => {
  const { url, mails } = await room.mailbox()
  await queueLetter(room.db, { ...letter, to: 'leilani@example.com, victim@example.com' })
  await room.sender(url).drain()
  expect(mails.flatMap((mail) => mail.recipients)).not.toContain('victim@example.com')
})

test('what is written to an invented person of the demo is closed and never handed to the mail server', async () => {
  const { url, mails } = await room.mailbox()
  await queueLetter(room.db, { ...letter, to: `keola${DEMO_MAIL}` })
  await queueLetter(room.db, letter)
  await room.sender(url).drain()
  expect(mails.map(({ recipients }) => recipients)).toEqual([['leilani@example.com']])
  expect((await room.rows()).map(({ sentAt }) => sentAt)).toEqual([room.now, room.now])
})

test('without an SMTP server mails wait', async () => {
  await queueLetter(room.db, letter)
  const outbox = room.sender(undefined)
  await outbox.drain()
  await outbox.stop()
  expect((await room.rows())[0]).toMatchObject({ sentAt: null, attempts: 0, lease: null })
})

test('stopping lets the mail in hand finish and leaves the rest', async () => {
  const { url, mails } = await room.mailbox()
  for (let count = 0; count < 5; count++) await queueLetter(room.db, letter)
  const outbox = room.sender(url)
  void outbox.drain()
  await expect.poll(() => mails.length).toBeGreaterThan(0)
  await outbox.stop()
  const sent = mails.length
  const states = await room.rows()
  expect(states.filter((row) => row.sentAt)).toHaveLength(sent)
  expect(states.every((row) => row.lease === null)).toBe(true)
  await queueLetter(room.db, letter)
  expect(mails).toHaveLength(sent)
})
