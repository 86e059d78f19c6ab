import type { ApiKey } from '#contract/api.ts'
import type { Person } from '#tests/support/people.ts'

/** How an operation is asked about one thing. */
export type OwnAsk = { params?: Record<string, string>; body?: object }

/** Something that belongs to a member: how it comes to be, and how its owner asks about it with success. */
export type OwnThing = {
  key: ApiKey
  /** What it is, where an operation is asked about several. */
  what?: string
  /** The names of ids that stand in the body. */
  idsInBody?: readonly string[]
  input: (owner: Person) => Promise<OwnAsk>
}

/** The id of a private file in its address. */
export function fileIn(url = ''): string {
  return /\/api\/files\/([^?]+)/.exec(url)?.[1] ?? ''
}

export function titleOf({ key, what }: OwnThing): string {
  return what ? `${key} (${what})` : key
}
