import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { api, type ApiKey } from '#contract/api.ts'
import { Problem } from '#contract/problems.ts'
import { one, type Db } from '#server/db/database.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys.ts'
import { envelope } from './envelope.ts'

/** A submit that may be repeated: who, what, under which key, with which body. */
export type Submit = { operation: ApiKey; userId: string; key: string; bodyHash: string }

/** A reply kept as text, sent again byte for byte. */
export class KeptReply {
  readonly text: string
  readonly isReplay: boolean

  constructor(text: string, isReplay: boolean) {
    this.text = text
    this.isReplay = isReplay
  }
}

export function hashBody(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}

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
  const claimed = await one(
    tx.insert(idempotencyKeys).values({ operation, userId, key, bodyHash }).onConflictDoNothing().returning(),
  )
  if (!claimed) return replay(tx, submit)
  const text = JSON.stringify(envelope(api[operation], await work()))
  await tx.update(idempotencyKeys).set({ status: 200, reply: text }).where(sameKey(submit))
  return new KeptReply(text, false)
}

async function replay(tx: Db, submit: Submit): Promise<KeptReply> {
  const kept = await one(tx.select().from(idempotencyKeys).where(sameKey(submit)))
  if (!kept?.reply) throw new Problem('in_progress', { retryAfter: 1 })
  if (kept.bodyHash !== submit.bodyHash) throw new Problem('idempotency_mismatch')
  return new KeptReply(kept.reply, true)
}

function sameKey({ operation, userId, key }: Submit) {
  return and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  )
}
