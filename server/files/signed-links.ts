import { createHmac, timingSafeEqual } from 'node:crypto'
import type { World } from '#server/world.ts'
import { eq } from 'drizzle-orm'
import { one, type Db } from '#kit/node/db/database.ts'
import { secrets } from '../db/schema/settings.ts'

const LINK_LIFETIME_MS = 10 * 60_000

export type LinkQuery = { expires?: string | undefined; signature?: string | undefined }

/** Makes and checks links that open one private thing for a short while, without a token. */
export type LinkSigner = {
  /** The address of `path`, good for `lifetimeMs` (ten minutes) from now. */
  urlOf(path: string, lifetimeMs?: number): string
  /** What that address carries to open it, for an address that somebody else makes. */
  queryOf(path: string, lifetimeMs?: number): string
  /** Whether `query` carries a signature of ours for this path that still holds. */
  opens(path: string, query: LinkQuery): boolean
}

/** Reads the key that signs links. Ask before a transaction begins, not inside one. */
export async function linkSigner({ db, clock, random }: World): Promise<LinkSigner> {
  const key = await secretNamed(db, 'file-links', random.token)
  const sign = (path: string, expires: string) =>
    createHmac('sha256', key).update(`${path}?${expires}`).digest('base64url')

  function queryOf(path: string, lifetimeMs = LINK_LIFETIME_MS) {
    const expires = String(clock().getTime() + lifetimeMs)
    return `expires=${expires}&signature=${sign(path, expires)}`
  }

  return {
    urlOf: (path, lifetimeMs) => `${path}?${queryOf(path, lifetimeMs)}`,
    queryOf,
    opens(path, { expires = '', signature = '' }) {
      return Number(expires) > clock().getTime() && isSame(signature, sign(path, expires))
    },
  }
}

function isSame(input: string, right: string): boolean {
  const [a, b] = [Buffer.from(input), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The key kept under `name`; the first one who asks makes it, and everyone gets that one. */
export async function secretNamed(db: Db, name: string, make: () => string): Promise<string> {
  const stored = await findSecret(db, name)
  if (stored !== undefined) return stored
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing()
  const made = await findSecret(db, name)
  if (made === undefined) throw new Error(`The secret ${name} was not kept`)
  return made
}

async function findSecret(db: Db, name: string): Promise<string | undefined> {
  const row = await one(db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name)))
  return row?.value
}
