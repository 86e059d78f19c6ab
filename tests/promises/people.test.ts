import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, users } from '#server/db/schema/users.ts'
import { atOnce, inRuns, times } from '#tests/support/at-once.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { seedPerson, personForm } from '#tests/support/seed/person.ts'
import { givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { noa, nobody, type Person } from '#tests/support/people.ts'
import { describeRaces } from '#tests/support/databases/races.ts'

const RUNS = 20

await describeRaces('people are changed and deleted safely', (testing) => {
  const change = (person: Person, changes: object, by: Person) => () =>
    testing
      .as(by)
      .call('PUT /api/users/admin/:id', { params: { id: person.id }, body: personForm(person, changes) })
  const remove = (person: Person, by: Person) => () =>
    testing.as(by).call('DELETE /api/users/admin/:id', { params: { id: person.id } })
  const login =
    ({ email }: Person) =>
    () =>
      testing.as(nobody).call('POST /api/users/login', { body: { email, password: OWN_PASSWORD } })
  const verify = (token: string) => () => testing.as({ ...nobody, token }).call('GET /api/users/verify')

  async function admins(): Promise<string[]> {
    const { db } = testing.shop
    const which = and(eq(users.role, 'admin'), isNull(users.deletedAt))
    return (await db.select({ id: users.id }).from(users).where(which)).map(({ id }) => id)
  }
  const sessionsOf = ({ id }: Person) => testing.shop.db.$count(sessions, eq(sessions.userId, id))

  test('two admins take the role from each other at once: one stays', () =>
    inRuns('P54', RUNS, 'two admins demote each other: one 2xx, one 401, one admin left', async (round) => {
      const [one, other] = [
        await seedPerson(testing.shop, { role: 'admin' }),
        await seedPerson(testing.shop, { role: 'admin' }),
      ]
      await testing.shop.db.update(users).set({ role: 'customer' }).where(eq(users.id, noa.id))
      const pair = [change(one, { role: 'customer' }, other), change(other, { role: 'customer' }, one)]
      const { done, refused } = await atOnce(round % 2 ? pair : pair.toReversed())
      expect([done.length, refused]).toEqual([1, ['not_signed_in']])
      const left = await admins()
      expect(left).toHaveLength(1)
      expect([one.id, other.id]).toContain(left[0])
      const audits = await Promise.all(
        [one, other].map(({ id }) => auditOf(testing.shop.db, 'user', id).then((rows) => rows.length)),
      )
      expect(audits.toSorted()).toEqual([0, 1])
      await testing.shop.db.update(users).set({ role: 'customer' }).where(eq(users.role, 'admin'))
    }))

  test('deleted beside sign-ins, no session is left', () =>
    inRuns('P54', RUNS, 'delete beside 6 sign-ins: no session survives, 1 audit row', async (round) => {
      const person = await seedPerson(testing.shop)
      await givePassword(testing.shop.db, person)
      const calls: (() => Promise<unknown>)[] = times(6, '').map(() => login(person))
      calls.splice(round % 7, 0, remove(person, noa))
      const { refused } = await atOnce(calls)
      expect(new Set(refused).difference(new Set(['invalid_credentials']))).toEqual(new Set())
      expect(await sessionsOf(person)).toBe(0)
      expect(await auditOf(testing.shop.db, 'user', person.id)).toHaveLength(1)
    }))

  test.each([
    ['a new role', { role: 'seller' }],
    ['a new password', { password: 'koa and linen' }],
  ])('%s beside sign-ins: what was open before is shut', (what, changes) =>
    inRuns('P36', RUNS, `${what} beside 6 sign-ins: the session from before is refused`, async (round) => {
      const person = await seedPerson(testing.shop)
      await givePassword(testing.shop.db, person)
      const calls: (() => Promise<unknown>)[] = times(6, '').map(() => login(person))
      calls.splice(round % 7, 0, change(person, changes, noa))
      await atOnce(calls)
      if ('password' in changes) expect(await sessionsOf(person)).toBe(0)
      const { refused } = await atOnce([verify(person.token)])
      expect(refused).toEqual(['not_signed_in'])
    }),
  )

  test('a role taken away with fifty requests on their way: the next one is refused', () =>
    inRuns('P36', RUNS, 'demotion under 50 requests: 401 right after it', async () => {
      const admin = await seedPerson(testing.shop, { role: 'admin' })
      const asks = Array.from({ length: 50 }, () => verify(admin.token))
      const [{ done }] = await Promise.all([
        atOnce([change(admin, { role: 'customer' }, noa)]),
        atOnce(asks as (() => Promise<unknown>)[]),
      ])
      expect(done).toHaveLength(1)
      expect((await atOnce([verify(admin.token)])).refused).toEqual(['not_signed_in'])
    }))

  test('one address given to two people at once goes to one of them', () =>
    inRuns('P54', RUNS, 'one email for two people at once: one 2xx, one 409', async (round) => {
      const [one, other] = [await seedPerson(testing.shop), await seedPerson(testing.shop)]
      const email = `wanted-${round}@example.com`
      const { done, refused } = await atOnce([change(one, { email }, noa), change(other, { email }, noa)])
      expect([done.length, refused]).toEqual([1, ['email_taken']])
      expect(await testing.shop.db.$count(users, eq(users.email, email))).toBe(1)
    }))
})
