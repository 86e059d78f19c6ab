import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { sessions, temporaryPasswords } from '#server/db/schema/users.ts'
import { atOnce, inRuns, times } from '#tests/support/at-once.ts'
import { askForPassword, givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { kai, leilani, nobody, type Person } from '#tests/support/people.ts'
import { describeRaces } from '#tests/support/databases/races.ts'

const RUNS = 20
const AT_ONCE = 20

await describeRaces('P38: a temporary password is weak for no one', (testing) => {
  beforeEach(() => givePassword(testing.shop.db, leilani, kai))

  const reset =
    ({ email }: Person, tempPassword: string, newPassword: string) =>
    () =>
      testing
        .as(nobody)
        .call('POST /api/users/reset-password', { body: { email, tempPassword, newPassword } })
  const login = ({ email }: Person, password: string) =>
    testing.as(nobody).call('POST /api/users/login', { body: { email, password } })
  const sessionsOf = (person: Person) =>
    testing.shop.db.select().from(sessions).where(eq(sessions.userId, person.id))
  const lettersTo = ({ email }: Person, letter: string) =>
    testing.shop.db.$count(emails, and(eq(emails.recipient, email), eq(emails.letter, letter)))

  /** As if the mails of the run before had been sent long ago. */
  const forgetMails = () => testing.shop.db.delete(emails)

  test('used 20 times at once it works once', () =>
    inRuns(
      'P38',
      RUNS,
      'one temporary password used 20 times at once: 1 reset, 1 session, 1 notice',
      async (round) => {
        await forgetMails()
        const tempPassword = await askForPassword(testing, leilani)
        const tries = Array.from({ length: AT_ONCE }, (_, place) =>
          reset(leilani, tempPassword, `koa and linen ${round} ${place}`),
        )
        const { done, refused } = await atOnce(tries)
        expect([done.length, refused]).toEqual([1, times(AT_ONCE - 1, 'temporary_password_wrong')])
        expect(await sessionsOf(leilani)).toHaveLength(1)
        expect(await lettersTo(leilani, 'password-changed')).toBe(1)
        const who = { ...nobody, token: done[0]?.token }
        expect((await testing.as(who).call('GET /api/users/verify')).user._id).toBe(leilani.id)
      },
    ))

  test('guessed at 20 times at once, five guesses are looked at and it is dead', () =>
    inRuns('P38', RUNS, '20 wrong tries at once: 5 counted, the right one refused after them', async () => {
      await forgetMails()
      const tempPassword = await askForPassword(testing, leilani)
      const guess = reset(leilani, 'ZZZZ-ZZZZ-ZZZZ-ZZZZ', 'koa and linen')
      const { refused } = await atOnce(Array.from({ length: AT_ONCE }, () => guess))
      expect(refused).toEqual(times(AT_ONCE, 'temporary_password_wrong'))
      expect(await testing.shop.db.select().from(temporaryPasswords)).toMatchObject([{ tries: 5 }])
      const late = await atOnce([reset(leilani, tempPassword, 'koa and linen')])
      expect(late.refused).toEqual(['temporary_password_wrong'])
      await expect(login(leilani, OWN_PASSWORD)).resolves.toHaveProperty('token')
    }))

  test('asked for 100 times at once, its owner gets three mails and is neither locked nor signed out', () =>
    inRuns('P38', 3, 'forgot × 100 for one victim: 3 mails, old session and password work', async () => {
      await forgetMails()
      const { email } = kai
      const ask = () => testing.as(nobody).call('POST /api/users/forgot-password', { body: { email } })
      const { done, refused } = await atOnce(Array.from({ length: 100 }, () => ask))
      expect([done.length, refused]).toEqual([100, []])
      expect(await lettersTo(kai, 'temporary-password')).toBe(3)
      await expect(testing.as(kai).call('GET /api/users/verify')).resolves.toHaveProperty('user._id', kai.id)
      await expect(login(kai, OWN_PASSWORD)).resolves.toHaveProperty('user._id', kai.id)
    }))

  test('a sign-in with the old password beside the reset leaves no session behind it', () =>
    inRuns(
      'P38',
      RUNS,
      'reset beside 6 sign-ins with the old password: one session is left',
      async (round) => {
        await forgetMails()
        await givePassword(testing.shop.db, leilani)
        const tempPassword = await askForPassword(testing, leilani)
        const calls: (() => Promise<unknown>)[] = times(6, '').map(() => () => login(leilani, OWN_PASSWORD))
        calls.splice(round % 7, 0, reset(leilani, tempPassword, 'koa and linen'))
        const { refused } = await atOnce(calls)
        expect(new Set(refused).difference(new Set(['invalid_credentials']))).toEqual(new Set())
        expect(await sessionsOf(leilani)).toHaveLength(1)
      },
    ))
})
