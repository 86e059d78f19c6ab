import { injectedCall } from '#tests/support/access/injected-call.ts'
import { nobody, type Person } from '#tests/support/people.ts'
import { STUDIO, type Street } from './street.ts'

/** The studio's Noa, signed in without walking through the door. */
export async function signedInStudio({ app }: Pick<Street, 'app'>): Promise<Person> {
  const { token, user } = await injectedCall(app, nobody, 'POST /api/users/login', { body: STUDIO })
  return { ...user, id: user._id, token }
}
