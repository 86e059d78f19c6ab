import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { api, type ApiKey } from '#contract/api.ts'
import { Problem } from '#contract/problems.ts'
import { one, type Db } from '#server/db/database.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys.ts'
import { envelope, ReadyReply } from './envelope.ts'

/** A submit that may be repeated: who, what, under which key, with which body. */
export type Submit = { operation: ApiKey; userId: string; key: string; bodyHash: string }

/** A reply kept as text, sent again byte for byte. */
export class KeptReply extends ReadyReply {
  readonly isReplay: boolean

  constructor(text: string, isReplay: boolean) {
    super(text)
    this.isReplay = isReplay
  }
}

export function hashBody(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}

const claimText = `
  insert into idempotency_keys (user_id, operation, key, body_hash) values ($1, $2, $3, $4)
  on conflict do nothing returning key`

const keepText = `
  update idempotency_keys set status = 200, reply = $4 where user_id = $1 and operation = $2 and key = $3`

/**
 * Does `work` once per key, inside the caller's transaction: the row that claims the key, what the work
 * writes and the reply commit together. A second submit waits for the first and gets its reply.
 * Without a key every submit stands alone.
 */
export async function oncePerKey<Reply>(
  tx: Db,
  submit: Submit | undefined,
  work: () => Promise<Reply>,
): Promise<Reply | KeptReply> {
  if (!submit) return work()
  const { operation, userId, key, bodyHash } = submit
  const claimed = await tx.rows({
    name: 'claim_key',
    text: claimText,
    values: [userId, operation, key, bodyHash],
  })
  if (claimed.length === 0) return replay(tx, submit)
  const text = replyText(operation, await work())
  await tx.rows({ name: 'keep_reply', text: keepText, values: [userId, operation, key, text] })
  return new KeptReply(text, false)
}

/** A reply as it is sent, and kept. */
export function replyText(operation: ApiKey, reply: unknown): string {
  return JSON.stringify(envelope(api[operation], reply))
}

/**
 * What was answered under the key of `submit`, if anything was.
 *
 * @throws Problem `idempotency_mismatch` when that was an answer to something else
 */
export async function findReply(db: Db, submit: Submit): Promise<KeptReply | undefined> {
  const kept = await one(db.select().from(idempotencyKeys).where(sameKey(submit)))
  if (!kept?.reply) return undefined
  if (kept.bodyHash !== submit.bodyHash) throw new Problem('idempotency_mismatch')
  return new KeptReply(kept.reply, true)
}

async function replay(tx: Db, submit: Submit): Promise<KeptReply> {
  const reply = await findReply(tx, submit)
  if (!reply) throw new Problem('in_progress', { retryAfter: 1 })
  return reply
}

function sameKey({ operation, userId, key }: Submit) {
  return and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  )
}
