import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Operation } from '#kit/core/operation/operation.ts'
import { HttpProblem } from '#kit/core/operation/problem.ts'
import type { Db } from '#kit/node/db/database.ts'
import { envelope, SerializedReply } from './envelope.ts'

/** Letters of a reply that is stored whole; a longer one is made anew for a repeat. */
const MAX_STORED_REPLY = 16 * 1024

/** A request that may be repeated: who, what, under which key, with which body, and how its reply is written. */
export type IdempotentRequest = {
  operation: string
  userId: string
  key: string
  bodyHash: string
  serialize(reply: unknown): string
}

/** A reply stored as text, sent again byte for byte. */
export class StoredReply extends SerializedReply {
  readonly isReplay: boolean

  constructor(text: string, isReplay: boolean) {
    super(text)
    this.isReplay = isReplay
  }
}

/**
 * The key of `request`, where its operation takes one and it carries one.
 *
 * @throws HttpProblem `validation_failed` when it is no key
 */
export function idempotentRequest(
  key: string,
  operation: Operation,
  { headers, params, body }: FastifyRequest,
  user: { id: string } | undefined,
): IdempotentRequest | undefined {
  const header = headers['idempotency-key']
  if (!operation.idempotent || typeof header !== 'string' || !user) return undefined
  if (!/^[\w-]{8,100}$/.test(header)) {
    throw new HttpProblem('validation_failed', {
      message: 'Idempotency-Key must have 8 to 100 letters, digits or dashes',
    })
  }
  return {
    operation: key,
    userId: user.id,
    key: header,
    bodyHash: hashBody([params, body]),
    serialize: (reply) => JSON.stringify(envelope(operation, reply)),
  }
}

export function hashBody(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}

const claimText = `
  insert into idempotency_keys (user_id, operation, key, body_hash) values ($1, $2, $3, $4)
  on conflict do nothing returning key`

const storeText = `
  update idempotency_keys set status = 200, reply = $4 where user_id = $1 and operation = $2 and key = $3`

const findText = `
  select status, reply, body_hash as "bodyHash" from idempotency_keys
  where user_id = $1 and operation = $2 and key = $3`

/**
 * Does `work` once per key, inside the caller's transaction: the row that claims the key, what the work
 * writes and the reply commit together. A second request waits for the first and gets its reply; where that was too
 * large to store, what `look` finds now. Without a key every request stands alone.
 */
export async function idempotent<Reply>(
  tx: Db,
  request: IdempotentRequest | undefined,
  work: () => Promise<Reply>,
  look?: () => Promise<Reply>,
): Promise<Reply | StoredReply> {
  if (!request) return work()
  const { operation, userId, key, bodyHash } = request
  const values = [userId, operation, key, bodyHash]
  const claimed = await tx.rows({ name: 'claim_key', text: claimText, values })
  if (claimed.length === 0) return replay(tx, request, look)
  const text = request.serialize(await work())
  const stored = look && text.length > MAX_STORED_REPLY ? null : text
  await tx.rows({ name: 'store_reply', text: storeText, values: [userId, operation, key, stored] })
  return new StoredReply(text, false)
}

/** The same in a transaction of its own. */
export function idempotentWrite<Reply>(
  db: Db,
  request: IdempotentRequest | undefined,
  work: (tx: Db) => Promise<Reply>,
  look?: (tx: Db) => Promise<Reply>,
): Promise<Reply | StoredReply> {
  return db.inTransaction((tx) => idempotent(tx, request, () => work(tx), look && (() => look(tx))))
}

/**
 * What was answered under the key of `request`, if anything was.
 *
 * @throws HttpProblem `idempotency_mismatch` when that was an answer to something else
 */
export async function findReply(db: Db, request: IdempotentRequest): Promise<StoredReply | undefined> {
  const found = await findRequest(db, request)
  return found?.reply ? new StoredReply(found.reply, true) : undefined
}

type StoredRequest = { status: number | null; reply: string | null; bodyHash: string }

async function findRequest(db: Db, { userId, operation, key, bodyHash }: IdempotentRequest) {
  const values = [userId, operation, key]
  const [found] = await db.rows<StoredRequest>({ name: 'find_reply', text: findText, values })
  if (found?.status && found.bodyHash !== bodyHash) throw new HttpProblem('idempotency_mismatch')
  return found
}

async function replay<Reply>(
  tx: Db,
  request: IdempotentRequest,
  look?: () => Promise<Reply>,
): Promise<StoredReply> {
  const found = await findRequest(tx, request)
  if (found?.reply) return new StoredReply(found.reply, true)
  if (!found?.status || !look) throw new HttpProblem('in_progress', { retryAfter: 1 })
  return new StoredReply(request.serialize(await look()), true)
}
