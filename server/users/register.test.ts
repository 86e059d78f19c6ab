import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { sessions, users } from '#server/db/schema/users.ts'
import { kai, nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()

const keola = {
  firstName: 'Keola',
  lastName: 'Kealoha',
  email: 'keola@example.com',
  password: ' six plates ',
  phone: '+1 808 555 0142',
  address: {
    street: '12 Kapiolani Boulevard',
    city: 'Honolulu',
    state: 'HI',
    zipCode: '96813',
    country: 'United States',
  },
  questionnaire: {
    designStyle: 'modern',
    roomTypes: ['living', 'outdoor'],
    budget: 'high',
    homeType: 'house',
    colorPreferences: ['blue'],
    specificRequirements: 'A place for two cats',
  },
} as const

const register = (change: object = {}) =>
  testing.as(nobody).call('POST /api/users/register', { body: { ...keola, ...change } as never })

/** How many people, sessions and letters there are. */
async function counts() {
  const { db } = testing.shop
  return Promise.all([db.$count(users), db.$count(sessions), db.$count(emails)])
}

test('opens an account that is signed in', async () => {
  const { token, user } = await register()
  const { password: _password, ...reported } = keola
  expect(user).toMatchObject({ ...reported, role: 'customer', createdAt: testing.shop.clock().toISOString() })
  const verified = await testing.as({ ...nobody, token }).call('GET /api/users/verify')
  expect(verified.user).toEqual(user)
})

test('keeps of a password only its hash, as typed', async () => {
  await register()
  const [row] = await testing.shop.db.select().from(users).where(eq(users.email, keola.email))
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const credentials = { email: keola.email, password: keola.password }
  const { user } = await testing.as(nobody).call('POST /api/users/login', { body: credentials })
  expect(user._id).toBe(row?.id)
})

test('greets the newcomer with a letter, in the words of the settings where they have some', async () => {
  await register()
  await testing.set('email', { welcomeEmailTemplate: 'Aloha {firstName}, the kettle is on.' })
  await register({ email: 'second@example.com', firstName: 'Mele' })
  const letters = await testing.shop.db.select().from(emails).orderBy(emails.recipient)
  expect(letters).toMatchObject([
    {
      letter: 'welcome',
      recipient: keola.email,
      subject: 'Welcome to Lānai',
      bodyText: expect.stringContaining('Hello Keola,'),
    },
    {
      letter: 'welcome',
      recipient: 'second@example.com',
      bodyText: expect.stringContaining('Aloha Mele, the kettle is on.'),
    },
  ])
})

test('makes a customer, whatever else is sent', async () => {
  const forged = { role: 'admin', isAdmin: true, _id: kai.id, id: kai.id, passwordHash: 'x', deletedAt: null }
  const { user } = await register(forged)
  expect(user.role).toBe('customer')
  expect(user._id).not.toBe(kai.id)
})

test('asks for neither phone nor tastes', async () => {
  const { user } = await register({ phone: undefined, questionnaire: undefined })
  expect(user).toMatchObject({ phone: '', questionnaire: null })
})

const taken = 'Email address is already registered. Please use a different email or try logging in.'

test.each([kai.email, 'KAI@Example.com ', 'kai@exam\u00adple.com', 'ｋai@example.com\u200b'])(
  'refuses the address %j, which someone has',
  async (email) => {
    const before = await counts()
    await expect(register({ email })).rejects.toMatchObject({
      status: 409,
      code: 'email_taken',
      message: taken,
      fields: { email: taken },
    })
    expect(await counts()).toEqual(before)
  },
)

test('of two who register one address at the same moment, one gets it', async () => {
  const [people, signedIn, letters] = await counts()
  const outcomes = await Promise.allSettled([register(), register({ firstName: 'Keoni' })])
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toMatchObject([{ reason: { status: 409, code: 'email_taken' } }])
  expect(await counts()).toEqual([people + 1, signedIn + 1, letters + 1])
})

test.each([
  [
    'a password that everyone tries',
    { password: 'Password123' },
    'password',
    'This password is too common. Please choose another.',
  ],
  ['a short password', { password: 'plate' }, 'password', 'Password must be at least 6 characters'],
  [
    'a password of 129 characters',
    { password: 'x'.repeat(129) },
    'password',
    'Password must be at most 128 characters',
  ],
  ['no password', { password: undefined }, 'password', 'Password is required'],
  ['no first name', { firstName: ' ' }, 'firstName', 'First name is required'],
  ['no last name', { lastName: '' }, 'lastName', 'Last name is required'],
  ['no address', { email: '' }, 'email', 'Email is required'],
  ['an address without a host', { email: 'keola@home' }, 'email', 'Email is invalid'],
  ['an address that mail reads as another', { email: '<keola@example.com>' }, 'email', 'Email is invalid'],
  ['an address with what nobody sees', { email: 'keola@exam\u200dple.com' }, 'email', 'Email is invalid'],
  ['an address with a wide full stop', { email: 'keola@mail.example。com' }, 'email', 'Email is invalid'],
  ['an address with what is no letter', { email: 'keola\ufffe@example.com' }, 'email', 'Email is invalid'],
  ['two addresses', { email: 'k,keola@example.com' }, 'email', 'Email is invalid'],
  [
    'an address with a second header',
    { email: 'k@example.com\r\nBcc: all@example.com' },
    'email',
    'Email is invalid',
  ],
  ['a phone number in letters', { phone: 'call me' }, 'phone', 'Please enter a valid phone number'],
  [
    'no street',
    { address: { ...keola.address, street: '' } },
    'address.street',
    'Street address is required',
  ],
] as const)('refuses %s', async (_what, change, field, message) => {
  const before = await counts()
  await expect(register(change)).rejects.toMatchObject({
    status: 400,
    code: 'validation_failed',
    message,
    fields: { [field]: message },
  })
  expect(await counts()).toEqual(before)
})

test.each(['six plates and a bowl '.repeat(5), 'x'.repeat(128), '🛋️ kūʻai'])(
  'takes the password %j as it is',
  async (password) => {
    await register({ password })
    const signIn = (guess: string) =>
      testing.as(nobody).call('POST /api/users/login', { body: { email: keola.email, password: guess } })
    await expect(signIn(password)).resolves.toHaveProperty('token')
    await expect(signIn(password.slice(0, -1))).rejects.toMatchObject({ code: 'invalid_credentials' })
  },
)
