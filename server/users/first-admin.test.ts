import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { ConfigError } from '#server/config.ts'
import { users } from '#server/db/schema/users.ts'
import { kai, nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { ensureFirstAdmin } from './first-admin.ts'

const testing = testShop()

const admins = () => testing.shop.db.select().from(users).where(eq(users.role, 'admin'))
const startWith = (change: object) =>
  ensureFirstAdmin({ ...testing.shop, config: { ...testing.shop.config, ...change } })

const login = (email: string, password: string) =>
  testing.as(nobody).call('POST /api/users/login', { body: { email, password } })

test('a shop that has an admin gets no other', async () => {
  const before = await admins()
  expect(await startWith({ adminEmail: 'new@example.com', adminPassword: 'eight plates' })).toBeUndefined()
  expect(await admins()).toEqual(before)
})

describe('without an admin', () => {
  beforeEach(async () => {
    await testing.shop.db.delete(users).where(eq(users.role, 'admin'))
  })

  test('the one of the settings is made and its password told to nobody', async () => {
    const made = await startWith({ adminEmail: 'owner@example.com', adminPassword: 'eight plates' })
    expect(made).toEqual({ email: 'owner@example.com' })
    const { user } = await login('owner@example.com', 'eight plates')
    expect(user.role).toBe('admin')
  })

  test('without a password, a random one is made and given back to be shown once', async () => {
    const made = await startWith({ adminEmail: 'owner@example.com', adminPassword: undefined })
    expect(made?.password).toMatch(/^[\w-]{20}$/)
    const { user } = await login('owner@example.com', made?.password ?? '')
    expect(user.role).toBe('admin')
    expect(await startWith({})).toBeUndefined()
  })

  test('two processes that start at once make one', async () => {
    const made = await Promise.all(
      ['first@example.com', 'second@example.com'].map((adminEmail) => startWith({ adminEmail })),
    )
    const [admin, ...others] = await admins()
    expect(others).toEqual([])
    expect(made.filter((one) => one !== undefined)).toMatchObject([{ email: admin?.email }])
  })

  test('an address that belongs to a customer stops the start and changes nothing', async () => {
    const start = startWith({ adminEmail: kai.email, adminPassword: 'eight plates' })
    await expect(start).rejects.toThrow(
      new ConfigError('ADMIN_EMAIL: belongs to an account that is no admin'),
    )
    expect(await admins()).toEqual([])
  })
})
