import { afterAll, describe, expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { OWN_PASSWORD, givePassword } from '#tests/support/letters/lost-password.ts'
import { kai, leilani, noa, nobody, pua, type Person } from '#tests/support/people.ts'
import { personForm } from '#tests/support/seed/person.ts'
import { atOnce, times } from '#tests/support/at-once.ts'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import {
  seedClients,
  sofaFields,
  killInMidRequest,
  sellOut,
  submit,
  submitToBoth,
} from '#tests/support/processes/two-processes-acts.ts'
import { changeInTurn } from '#tests/support/processes/two-processes-changes.ts'
import { twoProcesses } from '#tests/support/processes/two-processes.ts'

const DAY = 86_400_000
const REMINDED = 12
const [HOME, AWAY] = ['203.0.113.10', '203.0.113.11']

const postgres = await startPostgres()

describe.skipIf('skipped' in postgres)('two processes over one database', { timeout: 120_000 }, () => {
  if ('skipped' in postgres) return
  afterAll(() => postgres.stop())
  const two = twoProcesses({
    postgres: postgres.url,
    files: 'folder',
    async prepare(shop) {
      await seedCategories(shop.db, 'chair', 'sofa')
      await givePassword(shop.db, kai, pua)
      const createdAt = new Date(Date.now() - 3 * DAY)
      for (let at = 0; at < REMINDED; at++) await seedRequest({ shop: shop as never }, leilani, { createdAt })
    },
  })

  const stored = (promise: string, runs: number, figure: string) =>
    printPromise(promise, runs, `two processes: ${figure}`, true, { engine: 'postgres' })

  async function signedIn(person: Person, shop = two.one()): Promise<Person> {
    const body = { email: person.email, password: OWN_PASSWORD }
    return { ...person, token: (await shop.as(nobody).call('POST /api/users/login', { body })).token }
  }
  const verify = (person: Person, shop = two.other()) => shop.as(person).status('GET /api/users/verify')

  test('reminders that were due at the start of both left once each', async () => {
    await expect.poll(() => remindersSent(), { timeout: 30_000 }).toBe(REMINDED)
    stored('P14', REMINDED, `${REMINDED} reminders due when both start leave once each`)
  })

  async function remindersSent() {
    const rows = await two.database.db.select().from(emails)
    return rows.filter(({ letter, sentAt }) => letter === 'design-payment-due' && sentAt).length
  }

  test('a session begun on one is good on the other, and ends on both at once', async () => {
    const first = await signedIn(kai)
    const second = await signedIn(kai, two.other())
    expect([await verify(first), await verify(second, two.one())]).toEqual([200, 200])
    await two.one().as(first).call('GET /api/users/logout')
    expect([await verify(first), await verify(second)]).toEqual([401, 200])

    const third = await signedIn(kai, two.other())
    const change = { currentPassword: OWN_PASSWORD, newPassword: 'two boats, one tide' }
    await two.other().as(second).call('PUT /api/users/profile', { body: change })
    expect([await verify(third, two.one()), await verify(second, two.one())]).toEqual([401, 200])

    const fourth = await signedIn(pua)
    const body = personForm(pua, { role: 'seller' as const })
    await two
      .one()
      .as(noa)
      .call('PUT /api/users/admin/:id', { params: { id: pua.id }, body })
    expect(await verify(fourth)).toBe(401)
    stored(
      'P36',
      3,
      'signed out, password changed, role changed on one: 401 on the very next request to the other',
    )
  })

  test('what is changed through one is shown by the other, from the very next request on', async () => {
    const { made, unseen } = await changeInTurn(two.one(), two.other())
    expect(unseen).toEqual([])
    stored(
      'P12',
      made,
      `${made} changes of prices, names, stock, settings, categories and packages, each shown by the other in API, search and pages at the first look after the reply`,
    )
  })

  test('limits hold however the requests are spread', async () => {
    const register = () => two.either(HOME).as(nobody).status('POST /api/users/register', { body: {} })
    const registered = await Promise.all(Array.from({ length: 14 }, register))
    expect(registered.filter((status) => status !== 429)).toHaveLength(10)

    const [person] = await seedClients(two, 1)
    const order = () =>
      two
        .either()
        .as(person ?? nobody)
        .status('POST /api/orders', { body: {} })
    const ordered = await Promise.all(Array.from({ length: 14 }, order))
    expect(ordered.filter((status) => status !== 429)).toHaveLength(10)

    const body = { email: 'leilani@example.com', password: 'guessed wrong' }
    const guess = () => two.either(AWAY).as(nobody).status('POST /api/users/login', { body })
    const guessed = await Promise.all(Array.from({ length: 8 }, guess))
    expect(guessed.toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    stored(
      'P39',
      3,
      'registrations, orders, wrong passwords: exactly as many pass as the limit says, the next is 429',
    )
  })

  test('one submit to both at once is one order', async () => {
    for (let run = 0; run < 5; run++) expect(await submitToBoth(two, 9)).toEqual({ orders: 1, left: 9 })
    stored('P2', 5, '9 submits under one key at once, spread over both: 1 order')
  })

  test('the last units, asked for on both at once, are sold once', async () => {
    for (let run = 0; run < 3; run++) expect(await sellOut(two, 40, 10)).toEqual({ orders: 10, left: 0 })
    stored('P1', 3, '40 buyers, 10 units, spread over both: 10 orders, 30 × 409, stock 0')
  })

  test('a refund approved on both at once is one', async () => {
    const { order } = await submit(two.one(), leilani, await sofaFields(two.database.db, 1))
    const params = { ref: order._id }
    const money = { method: 'cheque', seenOpen: order.totalPrice } as const
    const paid = { ...money, amount: order.totalPrice }
    await two.other().as(noa).call('POST /api/payables/:ref/payments', { params, body: paid })
    const body = { ...money, amount: 100, reasonCode: 'damage', seenOpen: 0, seenRefunded: 0 } as const
    const refund = () => two.either().as(noa).call('POST /api/payables/:ref/refunds', { params, body })
    const { done, refused } = await atOnce(Array.from({ length: 8 }, () => refund))
    expect([done.length, refused]).toEqual([1, times(7, 'payment_changed')])
    const { payable } = await two.one().as(noa).call('GET /api/payables/:ref', { params })
    expect(payable).toMatchObject({ refunded: 100, refunds: [{ amount: 100 }] })
    stored('P61', 1, '8 refunds of one view at once, spread over both: 1 refund, 7 × 409')
  })

  test('a file uploaded through one is read through the other, by the same links', async () => {
    const sofa = await sofaFields(two.database.db, 5)
    const { order } = await submit(two.one(), leilani, sofa)
    const evidence = await two
      .one()
      .as(leilani)
      .call('POST /api/orders/:id/payment-evidence', {
        params: { id: order._id },
        body: { paymentEvidence: new File([Buffer.from(sampleFiles.png)], 'receipt.png') },
      })
    const link = evidence.order.paymentEvidence?.url ?? ''
    const read = await two.other().get(link)
    expect([read.status, read.text.slice(1, 4)]).toEqual([200, 'PNG'])
    const altered = [
      link.replace(/expires=\d+/, `expires=${Date.now() - 1}`),
      link.replace(/expires=\d+/, 'expires=9999999999999'),
      link.replace(/files\/[^?]+/, `files/${order._id}`),
      `${link}x`,
    ]
    for (const address of altered)
      for (const shop of [two.one(), two.other()]) expect((await shop.get(address)).status).toBe(401)
    stored(
      'P31',
      1,
      'a link to a private file opens it on both; late, altered or for another file on neither',
    )
  })

  test('each letter leaves once', async () => {
    await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
    const ids = two.mailbox.mails.map(({ messageId }) => messageId)
    expect(ids.length).toBe(await two.database.db.$count(emails))
    expect(new Set(ids).size).toBe(ids.length)
    stored('P14', ids.length, `${ids.length} letters of both, each sent once`)
  })

  async function waiting() {
    return (await two.database.db.select().from(emails)).filter(({ sentAt }) => !sentAt).length
  }

  test('a process killed while it writes an order costs that request and no more', async () => {
    expect(await killInMidRequest(two)).toEqual({ orders: 1, left: 9 })
    await two.startOne()
    const { status } = await two.either().get('/api/health/ready')
    expect(status).toBe(200)
    stored(
      'P2',
      1,
      'killed while it writes an order: the same submit to the other is one order, all else is answered',
    )
  })
})
