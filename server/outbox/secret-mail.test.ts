import { expect, test } from 'vitest'
import { mailRoom } from '#tests/support/letters/mail-room.ts'
import { letterCustomer as customer, letterShop as shop } from '#tests/support/letters/sample-letters.ts'
import { queueLetter } from './outbox.ts'
import { findEmail, listEmails } from '#server/emails/queries.ts'
import { accountLetter } from '#server/users/letters.ts'

const MINUTE = 60_000
const tempPassword = '7K2M-QX4D-09VT-HB5N'
const secret = accountLetter('temporary-password', { customer, shop }, { tempPassword })
const UNREAD = 'This email is for its reader alone and cannot be read here.'
const room = mailRoom()

/** What the studio is shown of the only mail there is. */
async function asSeen() {
  const { emails } = await listEmails(room.db, { page: 1, limit: 10 })
  return { listed: emails[0], read: await findEmail(room.db, emails[0]?._id ?? '') }
}

test('a secret mail arrives whole, and once it is sent only its subject is left', async () => {
  const { url, mails } = await room.mailbox()
  await queueLetter(room.db, secret)
  await room.sender(url).drain()
  expect(mails).toMatchObject([{ subject: 'Your temporary password', recipients: [customer.email] }])
  expect(mails[0]?.text.trim()).toBe(secret.text)
  expect(mails[0]?.html.trim()).toBe(secret.html.trim())
  expect(await room.rows()).toMatchObject([
    { subject: 'Your temporary password', html: '', bodyText: '', sentAt: room.now, lastError: null },
  ])
  expect(JSON.stringify(await room.rows())).not.toContain(tempPassword)
})

test('one that could not be sent keeps what it says until it is', async () => {
  const gone = await room.mailbox()
  await gone.stop()
  await queueLetter(room.db, secret)
  const outbox = room.sender(gone.url)
  await outbox.drain()
  expect(await room.rows()).toMatchObject([{ sentAt: null, html: secret.html, bodyText: secret.text }])
  expect((await room.rows())[0]?.lastError).not.toContain(tempPassword)

  const { mails } = await room.mailbox({ port: Number(new URL(gone.url).port) })
  room.wait(MINUTE)
  await outbox.drain()
  expect(mails[0]?.text).toContain(tempPassword)
  expect(await room.rows()).toMatchObject([{ sentAt: room.now, html: '', bodyText: '' }])
})

test('the studio sees that it was written, and never what it says', async () => {
  await queueLetter(room.db, secret)
  const waiting = await asSeen()
  expect(waiting.read).toMatchObject({ subject: 'Your temporary password', html: UNREAD, text: UNREAD })
  const { url } = await room.mailbox()
  await room.sender(url).drain()
  const sent = await asSeen()
  expect(sent.read).toMatchObject({ state: 'sent', html: UNREAD, text: UNREAD })
  expect(JSON.stringify([waiting, sent])).not.toContain(tempPassword)
})

test('any other mail stays to be read after it was sent', async () => {
  const reported = accountLetter('password-changed', { customer, shop })
  const { url } = await room.mailbox()
  await queueLetter(room.db, reported)
  await room.sender(url).drain()
  expect((await asSeen()).read).toMatchObject({ state: 'sent', html: reported.html, text: reported.text })
})
