import { expect, test } from 'vitest'
import { mailRoom } from '#tests/support/letters/mail-room.ts'
import {
  letterCustomer as customer,
  letterOrder as order,
  letterShop as shop,
} from '#tests/support/letters/sample-letters.ts'
import { pauseAfter } from './claim-email.ts'
import { queueLetter } from './outbox.ts'
import { orderLetter } from '#server/orders/letters.ts'
import { accountLetter } from '#server/users/letters.ts'

const MINUTE = 60_000
const letter = accountLetter('welcome', { customer, shop })
const room = mailRoom()

const three = <Row>(row: Row): Row[] => [row, row, row]

test('while the mail server is down mails wait longer each time, and all go out afterwards', async () => {
  const gone = await room.mailbox()
  await gone.stop()
  const port = Number(new URL(gone.url).port)
  for (let count = 0; count < 3; count++) await queueLetter(room.db, letter)
  const outbox = room.sender(gone.url)
  await outbox.drain()
  expect(await room.rows()).toMatchObject(
    three({ sentAt: null, attempts: 1, lease: null, runAt: new Date(room.now.getTime() + MINUTE) }),
  )
  await outbox.drain()
  expect((await room.rows()).map((row) => row.attempts)).toEqual([1, 1, 1])
  room.wait(MINUTE)
  await outbox.drain()
  expect(await room.rows()).toMatchObject(
    three({ attempts: 2, runAt: new Date(room.now.getTime() + 2 * MINUTE) }),
  )
  const { mails } = await room.mailbox({ port })
  room.wait(2 * MINUTE)
  await outbox.drain()
  expect(mails).toHaveLength(3)
  expect(await room.rows()).toMatchObject(three({ sentAt: room.now, lastError: null }))
})

test('a refused address holds nobody else up', async () => {
  const { url, mails } = await room.mailbox({ refuses: ['gone@example.com'] })
  await queueLetter(room.db, { ...letter, to: 'gone@example.com' })
  await queueLetter(room.db, letter)
  await room.sender(url).drain()
  expect(mails.map((mail) => mail.recipients)).toEqual([['leilani@example.com']])
  const refused = (await room.rows()).find((row) => row.recipient === 'gone@example.com')
  expect(refused).toMatchObject({ sentAt: null, attempts: 1 })
  expect(refused?.lastError).toContain('No such mailbox')
})

test('a mail whose document cannot be made waits and is tried again', async () => {
  const { url, mails } = await room.mailbox()
  let isBroken = true
  await queueLetter(room.db, orderLetter('quote-ready', { customer, order, shop }))
  const outbox = room.sender(url, async () => {
    if (isBroken) throw new Error('The press is\0 broken')
    return Buffer.from('%PDF')
  })
  await outbox.drain()
  expect(mails).toEqual([])
  expect((await room.rows())[0]).toMatchObject({ sentAt: null, lastError: 'The press is broken' })
  isBroken = false
  room.wait(MINUTE)
  await outbox.drain()
  expect(mails).toHaveLength(1)
})

test('what a dead sender had in hand goes out again after its lease, with the same Message-ID', async () => {
  const mute = await room.mailbox({ isMute: true })
  await queueLetter(room.db, letter)
  const dying = room.sender(mute.url)
  void dying.drain()
  await expect.poll(() => mute.mails.length).toBe(1)

  const { url, mails } = await room.mailbox()
  const outbox = room.sender(url)
  await outbox.drain()
  expect(mails).toEqual([])
  room.wait(2 * MINUTE)
  await outbox.drain()
  expect(mails.map((mail) => mail.messageId)).toEqual([mute.mails[0]?.messageId])

  await mute.stop()
  await dying.drain()
  expect(await room.rows()).toMatchObject([{ sentAt: room.now, attempts: 2, lastError: null }])
})

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [9, 256],
  [10, 360],
  [500, 360],
])('after try %i the pause is %i minutes', (attempts, minutes) => {
  expect(pauseAfter(attempts)).toBe(minutes * MINUTE)
})
