import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/db/schema/users.ts'
import { deadToken, kai, leilani, makana, noa, nobody, pua, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const MINUTE = 60_000

const address = {
  street: '98 Kailua Road',
  city: 'Kailua',
  state: 'HI',
  zipCode: '96734',
  country: 'United States',
} as const

const change = (body: object, person: Person = leilani) =>
  testing.as(person).call('PUT /api/users/profile', { body })
const people = () => testing.shop.db.select().from(users).orderBy(users.id)
const verify = () => testing.as(leilani).call('GET /api/users/verify')

test('name and phone are changed, and the address stays', async () => {
  await change({ address })
  testing.wait(MINUTE)
  const { user } = await change({ firstName: ' Lani ', lastName: 'Kealoha', phone: '+1 808 555 0142' })
  expect(user).toMatchObject({ firstName: 'Lani', lastName: 'Kealoha', phone: '+1 808 555 0142', address })
  expect((await verify()).user).toEqual(user)
  const [row] = await testing.shop.db.select().from(users).where(eq(users.id, leilani.id))
  expect(row?.updatedAt).toEqual(testing.shop.clock())
})

test('the address is changed as a whole, and name and phone stay', async () => {
  await change({ phone: '8085550142' })
  const { user, data } = await change({ address })
  expect(user).toMatchObject({ firstName: 'Leilani', lastName: 'Akana', phone: '8085550142', address })
  expect(data).toEqual(user)
})

test('a phone number can be taken away', async () => {
  await change({ phone: '8085550142' })
  expect((await change({ phone: '' })).user.phone).toBe('')
})

test('email, role and all that is not a field of the profile stay, whoever asks', async () => {
  const before = await people()
  const forged = {
    email: 'stolen@example.com',
    role: 'admin',
    isAdmin: true,
    _id: kai.id,
    id: kai.id,
    passwordHash: 'x',
    deletedAt: null,
    createdAt: '2020-01-01T00:00:00Z',
    questionnaire: { designStyle: 'modern' },
  }
  const { user } = await change(forged)
  expect(user).toMatchObject({ _id: leilani.id, email: leilani.email, role: 'customer', questionnaire: null })
  const untouched = (rows: Awaited<ReturnType<typeof people>>) =>
    rows.map(({ updatedAt: _when, ...row }) => row)
  expect(untouched(await people())).toEqual(untouched(before))
})

test.each([pua, makana, noa])('a $role changes their own, and nobody else is touched', async (person) => {
  const others = async () => (await people()).filter(({ id }) => id !== person.id)
  const before = await others()
  const { user } = await change({ firstName: 'Keola' }, person)
  expect(user).toMatchObject({ _id: person.id, firstName: 'Keola', role: person.role })
  expect(await others()).toEqual(before)
})

test.each([
  ['no first name', { firstName: ' ' }, 'firstName', 'First name is required'],
  ['no last name', { lastName: '' }, 'lastName', 'Last name is required'],
  ['a phone number in letters', { phone: 'call me' }, 'phone', 'Please enter a valid phone number'],
  ['no street', { address: { ...address, street: '' } }, 'address.street', 'Street address is required'],
  ['no city', { address: { ...address, city: '' } }, 'address.city', 'City is required'],
  ['no state', { address: { ...address, state: ' ' } }, 'address.state', 'State/Province is required'],
  ['no ZIP', { address: { ...address, zipCode: '' } }, 'address.zipCode', 'ZIP/Postal Code is required'],
  [
    'a ZIP in letters',
    { address: { ...address, zipCode: 'ABCDE' } },
    'address.zipCode',
    'Enter a ZIP code, such as 96815',
  ],
  [
    'a country that is not offered',
    { address: { ...address, country: 'Norway' } },
    'address.country',
    'Country is required',
  ],
])('refuses %s, with what came beside it', async (_what, body, field, message) => {
  const before = await people()
  await expect(change({ lastName: 'Kealoha', ...body })).rejects.toMatchObject({
    status: 400,
    code: 'validation_failed',
    message,
    fields: { [field]: message },
  })
  expect(await people()).toEqual(before)
})

test.each([
  [nobody, 'No token found'],
  [deadToken, 'Session expired. Please login again.'],
])('is for whoever is signed in', async (person, message) => {
  const before = await people()
  await expect(change({ firstName: 'Keola' }, person)).rejects.toMatchObject({ status: 401, message })
  expect(await people()).toEqual(before)
})
