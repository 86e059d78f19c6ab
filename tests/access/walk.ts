import type { Role } from '#domain/users/roles.ts'
import type { ApiKey } from '#contract/api.ts'
import { accessMatrix } from './matrix.ts'
import {
  deadToken,
  kai,
  leilani,
  makana,
  noa,
  nobody,
  pua,
  signIn,
  type Person,
} from '#tests/support/people.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** Somebody whose session is over: a token that opened the shop once. */
const expired: Person = { ...leilani, token: 'a-token-that-was-good-until-last-month-00' }

/** Everybody who may come to an operation, by what the specification calls them. */
export const comers: Record<string, Person> = {
  none: nobody,
  'bad token': deadToken,
  expired,
  user: pua,
  customer: leilani,
  seller: makana,
  admin: noa,
  'other member': kai,
}

/** Puts the session that is over into the shop. */
export async function seedExpired({ shop: { db, clock } }: TestShop): Promise<void> {
  const longAgo = new Date(clock().getTime() - 31 * 24 * 3_600_000)
  await signIn({ db, clock: () => longAgo }, expired)
}

/** The status by which the matrix turns `person` away from an operation; undefined where it lets them in. */
export function refusalOf(key: ApiKey, person: Person): 401 | 403 | undefined {
  const [none, member, admin] = accessMatrix[key]
  const isExisting = person.role !== undefined && person !== expired
  const cell = isExisting ? cellOf(person.role as Role, member, admin) : none
  return cell === '401' || cell === '403' ? (Number(cell) as 401 | 403) : undefined
}

function cellOf(role: Role, member: string, admin: string): string {
  if (role === 'admin') return admin
  if (member === '403; seller own') return role === 'seller' ? 'own' : '403'
  return member
}
