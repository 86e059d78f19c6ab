import { sql } from 'drizzle-orm'
import type { Author } from '#contract/author.ts'
import { users } from '#server/db/schema/users.ts'
import type { SignedIn } from '#server/session.ts'

/** For whom something was written: people change their role. */
export type Side = 'studio' | 'client'

export function sideOf({ role }: Pick<SignedIn, 'role'>): Side {
  return role === 'admin' ? 'studio' : 'client'
}

export const authorName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`

type Signed = { authorId: string; authorName: string; writtenAs: Side }

export function authorOf(written: Signed, viewerId: string): Author {
  return {
    name: written.authorName,
    isStudio: written.writtenAs === 'studio',
    isMe: written.authorId === viewerId,
  }
}
