import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { api, type ApiKey } from '#contract/api.ts'
import { Problem } from '#contract/problems.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys.ts'
import { envelope, ReadyReply } from './envelope.ts'

/** Letters of a reply that is stored whole; a longer one is made anew for a repeat. */
const MAX_STORED_REPLY = 16 * 1024

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
 * writes and the reply commit together. A second submit waits for the first and gets its reply; where that was too
 * large to store, what `look` finds now. Without a key every submit stands alone.
 */
export async function oncePerKey<Reply>(
  tx: Db,
  submit: Submit | undefined,
  work: () => Promise<Reply>,
  look?: () => Promise<Reply>,
): Promise<Reply | KeptReply> {
  if (!submit) return work()
  const { operation, userId, key, bodyHash } = submit
  const claimed = await tx.rows({
    name: 'claim_key',
    text: claimText,
    values: [userId, operation, key, bodyHash],
  })
  if (claimed.length === 0) return replay(tx, submit, look)
  const text = replyText(operation, await work())
  const stored = look && text.length > MAX_STORED_REPLY ? null : text
  await tx.rows({ name: 'keep_reply', text: keepText, values: [userId, operation, key, stored] })
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
  const found = await findSubmit(db, submit)
  return found?.reply ? new KeptReply(found.reply, true) : undefined
}

async function findSubmit(db: Db, submit: Submit) {
  const found = await one(db.select().from(idempotencyKeys).where(sameKey(submit)))
  if (found?.status && found.bodyHash !== submit.bodyHash) throw new Problem('idempotency_mismatch')
  return found
}

async function replay<Reply>(tx: Db, submit: Submit, look?: () => Promise<Reply>): Promise<KeptReply> {
  const found = await findSubmit(tx, submit)
  if (found?.reply) return new KeptReply(found.reply, true)
  if (!found?.status || !look) throw new Problem('in_progress', { retryAfter: 1 })
  return new KeptReply(replyText(submit.operation, await look()), true)
}

function sameKey({ operation, userId, key }: Submit) {
  return and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  )
}
