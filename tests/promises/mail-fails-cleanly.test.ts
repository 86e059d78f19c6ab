import { inspect } from 'node:util'
import nodemailer from 'nodemailer'
import { expect, test, vi } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { queueLetter } from '#server/outbox/outbox.ts'
import { expectCleanFailures } from '#tests/support/clean-failures.ts'
import { mailRoom } from '#tests/support/letters/mail-room.ts'
import {
  letterCustomer as customer,
  letterOrder as order,
  letterShop as shop,
} from '#tests/support/letters/sample-letters.ts'
import { PLANTED, plantFailure } from '#tests/support/planted-failure.ts'
import { orderLetter } from '#server/orders/letters.ts'
import { accountLetter } from '#server/users/letters.ts'

const MOST_CALLS = 60
/** Longer than a sender may keep a mail in hand, and than the pauses after its failures. */
const HOURS_MS = 12 * 3_600_000
const room = mailRoom()

/** Counts the calls to the database, the press and the mail server, and lets one of them fail. */
function failingCall(failing: number) {
  const { meet, isReached, restore: restoreQuery } = plantFailure(failing)
  const open = nodemailer.createTransport.bind(nodemailer)
  const mailer = vi.spyOn(nodemailer, 'createTransport').mockImplementation(((options: never) => {
    const transport = open(options)
    const send = transport.sendMail.bind(transport)
    transport.sendMail = (mail: never) => meet() ?? send(mail)
    return transport
  }) as never)
  return {
    attach: async () => (await meet()) ?? Buffer.from('%PDF'),
    isReached,
    restore() {
      restoreQuery()
      mailer.mockRestore()
    },
  }
}

/** Whether there was a call with that number to fail; every letter leaves, once unless noting that it left failed. */
async function failOnce(failing: number): Promise<boolean> {
  const { url, mails } = await room.mailbox()
  await queueLetter(room.db, accountLetter('welcome', { customer, shop }))
  await queueLetter(room.db, orderLetter('quote-ready', { customer, order, shop }))
  const trouble = failingCall(failing)
  const outbox = room.sender(url, trouble.attach)
  try {
    await outbox.drain().catch((error: unknown) => expect(inspect(error)).toContain(PLANTED))
  } finally {
    trouble.restore()
  }
  const sent = (await room.rows()).filter(({ sentAt }) => sentAt !== null)
  expect(mails.length - sent.length).toSatisfy((unnoted) => unnoted === 0 || unnoted === 1)
  room.wait(HOURS_MS)
  await outbox.drain()
  expect((await room.rows()).every(({ sentAt }) => sentAt !== null)).toBe(true)
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(await room.db.$count(emails))
  expect(mails.length).toBeLessThanOrEqual((await room.rows()).length + 1)
  await outbox.stop()
  await room.db.delete(emails)
  return trouble.isReached()
}

test('P7: letters leave, whichever call fails', { timeout: 120_000 }, () =>
  expectCleanFailures(
    {
      promise: 'P7',
      figure:
        'sending two letters: call 1 to last to database, press and mail server fails, every letter leaves',
      moreThan: 8,
      fewerThan: MOST_CALLS,
    },
    failOnce,
  ),
)
