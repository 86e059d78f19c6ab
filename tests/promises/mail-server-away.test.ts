import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { storeNameOf } from '#server/settings/letter-shop.ts'
import { startOutbox } from '#server/outbox/send-outbox.ts'
import { orderAttachment } from '#server/orders/papers/order-document.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { startMailbox } from '#tests/support/letters/mailbox.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const MINUTE = 60_000
const MINUTES_AWAY = 10
/** The pause after the last try that failed, at most. */
const NEXT_TRY = 16 * MINUTE

const shop = testShop()
staysSound(shop)

const letters = () => shop.shop.db.select().from(emails).orderBy(asc(emails.createdAt))

test('P14: while the mail server is down for 10 minutes orders are taken, and every letter leaves afterwards', async () => {
  const away = await startMailbox()
  await away.stop()
  const config = { ...shop.shop.config, smtpUrl: away.url }
  const outbox = startOutbox(
    { ...shop.shop, config, storeName: storeNameOf(shop.shop) },
    orderAttachment(shop.shop),
  )
  try {
    let orders = 0
    for (; orders < MINUTES_AWAY; orders++) {
      await seedOrder(shop)
      await outbox.drain()
      shop.wait(MINUTE)
    }
    const waiting = await letters()
    expect(waiting.length).toBeGreaterThanOrEqual(2 * orders)
    expect(waiting.filter(({ sentAt, attempts }) => sentAt !== null || attempts === 0)).toEqual([])

    const back = await startMailbox({ port: Number(new URL(away.url).port) })
    shop.wait(NEXT_TRY)
    await outbox.drain()
    const unsent = (await letters()).filter(({ sentAt }) => sentAt === null).length
    const received = back.mails.map(({ messageId }) => messageId)
    const wanted = waiting.map(({ id }) => `<${id}@${new URL(config.publicUrl).hostname}>`)
    await back.stop()
    printPromise(
      'P14',
      1,
      `mail server down for ${MINUTES_AWAY} minutes: ${orders} of ${orders} orders placed, ${wanted.length} letters waited, then unsent ${unsent}, sent ${received.length}`,
      unsent === 0 && received.length === wanted.length,
    )
    expect(unsent).toBe(0)
    expect(received.toSorted()).toEqual(wanted.toSorted())
  } finally {
    await outbox.stop()
  }
}, 120_000)
