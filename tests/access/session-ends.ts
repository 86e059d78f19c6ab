import type { Role } from '#domain/users/roles.ts'
import { seedPerson, personForm } from '#tests/support/seed/person.ts'
import { injectedReply } from '#tests/support/injected-call.ts'
import { askForPassword, givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { noa, nobody, type Person, signIn } from '#tests/support/people.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const NEW_PASSWORD = 'koa and linen'

/** What ends a session: whose it is, and who does what. */
type End = {
  role?: Role
  prepare?: (person: Person) => Promise<void>
  act: (person: Person) => Promise<unknown>
}

/** The acts that end a session, by their names. */
export function sessionEnds(testing: TestShop): Record<string, End> {
  const { as } = testing
  const change = (person: Person, changes: object) => {
    const ask = { params: { id: person.id }, body: personForm(person, changes) }
    return as(noa).call('PUT /api/users/admin/:id', ask)
  }
  const withPassword = (person: Person) => givePassword(testing.shop.db, person)
  return {
    logout: { act: (person) => as(person).call('GET /api/users/logout') },
    'password change, of the others': {
      prepare: withPassword,
      act: async (person) => {
        const body = { currentPassword: OWN_PASSWORD, newPassword: NEW_PASSWORD }
        await as(await elsewhere(testing, person)).call('PUT /api/users/profile', { body })
      },
    },
    reset: {
      prepare: withPassword,
      act: async (person) => {
        const tempPassword = await askForPassword(testing, person)
        const body = { email: person.email, tempPassword, newPassword: NEW_PASSWORD }
        await as(nobody).call('POST /api/users/reset-password', { body })
      },
    },
    'admin password set': { act: (person) => change(person, { password: NEW_PASSWORD }) },
    'role change': { act: (person) => change(person, { role: 'seller' }) },
    delete: { act: ({ id }) => as(noa).call('DELETE /api/users/admin/:id', { params: { id } }) },
    'account closed': {
      prepare: withPassword,
      act: (person) =>
        as(person).call('POST /api/users/profile/close', { body: { currentPassword: OWN_PASSWORD } }),
    },
    demotion: { role: 'admin', act: (person) => change(person, { role: 'customer' }) },
  }
}

/** The same person signed in on another device. */
async function elsewhere({ shop }: TestShop, person: Person): Promise<Person> {
  const there = { ...person, token: `elsewhere-${crypto.randomUUID()}` }
  await signIn(shop, there)
  return there
}

/** Ends a session with `flying` requests on their way: whether the very next one is told 401, and no one 5xx. */
export async function endsAtOnce(testing: TestShop, end: End, flying: number): Promise<boolean> {
  const person = await seedPerson(testing.shop, { role: end.role ?? 'customer' })
  await end.prepare?.(person)
  const verify = async () => (await injectedReply(testing.http, person, 'GET /api/users/verify')).statusCode
  if ((await verify()) !== 200) throw new Error('The session was to be open first')
  const onTheirWay = Array.from({ length: flying }, verify)
  await end.act(person)
  const next = await verify()
  const answers = await Promise.all(onTheirWay)
  return next === 401 && answers.every((status) => status === 200 || status === 401)
}
