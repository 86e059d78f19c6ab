import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { SESSION_LASTS } from '#kit/core/operation/session-lasts.ts'
import { mayAccess, type Role } from '#domain/users/roles.ts'
import { sessionEnds } from '#domain/users/session-rules.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { sessions } from './db/schema/users.ts'
import type { World } from './world.ts'

/** The person behind a token. */
export type SignedIn = {
  id: string
  role: Role
  firstName: string
  lastName: string
  email: string
  tokenHash: string
  /** Where they ask from. */
  address: string
}

/** Who makes a change, and from where. */
export type Actor = Pick<SignedIn, 'id' | 'role' | 'address'>

/** A seen session is written again only after this long, so that reading does not write. */
const SEEN_AGAIN_AFTER_MS = 60_000

/** Without a token; an expired one answers `not_signed_in`. */
const NO_TOKEN = 'No token found'

/** What is stored of a token: its SHA-256, so a stolen table opens no door. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
}

/** Who asks, or a 401 or 403 before a byte of the body is read. The reply says how many seconds their session lasts. */
export async function authorize(
  world: World,
  { access, refusal = 'forbidden' }: Pick<Operation, 'access' | 'refusal'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn | undefined> {
  const token = bearerToken(request)
  const user = token ? await findSignedIn(world, hashToken(token), request.ip, reply) : undefined
  if (access !== 'anyone' && !user) throw new Problem('not_signed_in', token ? {} : { message: NO_TOKEN })
  if (!mayAccess(access, user?.role)) throw new Problem(refusal)
  return user
}

async function findSignedIn(
  { db, clock }: World,
  tokenHash: string,
  address: string,
  reply: FastifyReply,
): Promise<SignedIn | undefined> {
  const session = await findSession(db, tokenHash)
  if (!session) return undefined
  const now = clock()
  if (sessionEnds(session) <= now) {
    await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
    return undefined
  }
  if (now.getTime() - session.lastSeenAt.getTime() > SEEN_AGAIN_AFTER_MS) {
    session.lastSeenAt = now
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
  }
  reply.header(SESSION_LASTS, Math.floor((sessionEnds(session).getTime() - now.getTime()) / 1000))
  const { id, role, firstName, lastName, email } = session
  return { id, role, firstName, lastName, email, tokenHash, address }
}

type Session = Omit<SignedIn, 'tokenHash' | 'address'> & { createdAt: Date; lastSeenAt: Date }

function findSession(db: Db, tokenHash: string): Promise<Session | undefined> {
  const text = `
    select u.id, u.role, u.first_name as "firstName", u.last_name as "lastName", u.email,
      s.created_at as "createdAt", s.last_seen_at as "lastSeenAt"
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and u.deleted_at is null`
  return one(db.rows<Session>({ name: 'find_session', text, values: [tokenHash] }))
}
