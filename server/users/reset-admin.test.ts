import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { kai, noa, nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { AdminRefused, resetAdmin, runAdmin } from './reset-admin.ts'

const testing = testShop()

const signIn = (email: string, password: string) =>
  testing.as(nobody).call('POST /api/users/login', { body: { email, password } })

test('the new password signs in, and every session of before has ended', async () => {
  const password = await resetAdmin(testing.shop.db, noa.email)
  expect(password).toMatch(/^[\w-]{20}$/)
  await expect(testing.as(noa).call('GET /api/settings')).rejects.toMatchObject({ code: 'not_signed_in' })
  expect((await signIn(noa.email, password)).user.role).toBe('admin')
})

test('the audit log says that it was done on the server, and not the password', async () => {
  await resetAdmin(testing.shop.db, noa.email)
  const [entry] = await testing.shop.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({
    action: 'user.changed',
    objectId: noa.id,
    after: { signIn: 'new password, given on the server' },
  })
})

test.each([kai.email, 'nobody@example.com'])(
  '%s is no admin: nothing changes, the admins are named',
  async (email) => {
    const reset = resetAdmin(testing.shop.db, email)
    await expect(reset).rejects.toThrow(`${email} is no admin of this shop. Its admins: `)
    await expect(reset).rejects.toThrow(noa.email)
    await testing.as(noa).call('GET /api/settings')
  },
)

test.each([
  [[]],
  [['--reset']],
  [['--reset', 'noa']],
  [['--reset', 'a@b.c', 'more']],
  [['--delete', 'a@b.c']],
])('words that are not understood are answered with the usage: %j', async (args) => {
  await expect(runAdmin({}, args, () => {})).rejects.toThrow('Usage: npm run admin -- --reset EMAIL')
})

test('a shop that nobody has started yet has no admin to reset', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lanai-admin-'))
  const printed: string[] = []
  const run = runAdmin({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, ['--reset', 'a@b.c'], (line) =>
    printed.push(line),
  )
  await expect(run).rejects.toThrow(AdminRefused)
  await expect(run).rejects.toThrow('This shop has no admin yet')
  expect(printed).toEqual([])
  await rm(folder, { recursive: true })
})
