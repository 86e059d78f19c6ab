import { randomUUID } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { isFormerEmail } from '#domain/users/former-person.ts'
import type { Db } from '#server/db/db.ts'
import type { Letter } from './letters/letter.ts'

/** Rung in this process when a letter was committed. Nothing is lost when nobody hears it: senders also look by themselves. */
export const letterQueued = channel('lanai.letter-queued')

/**
 * Puts `letter` into the outbox as part of the caller's transaction: it is sent if and only if that commits.
 * To somebody whose account was deleted nothing is written.
 */
export function queueLetter(tx: Db, letter: Letter): Promise<void> {
  return queueLetters(tx, [letter])
}

const queueText = `
  insert into emails (id, letter, recipient, reply_to, subject, html, body_text, attachments, is_secret)
  select id, letter, "to", "replyTo", subject, html, text, coalesce(attachments, '[]'), coalesce("isSecret", false)
  from json_to_recordset($1::json) as written (id uuid, letter text, "to" text, "replyTo" text, subject text,
    html text, text text, attachments jsonb, "isSecret" boolean)`

/** Puts letters into the outbox as part of the caller's transaction, as `queueLetter` does, in one statement. */
export async function queueLetters(tx: Db, letters: readonly Letter[]): Promise<void> {
  const written = letters.filter(({ to }) => !isFormerEmail(to))
  if (written.length === 0) return
  const rows = written.map((letter) => ({ ...letter, id: randomUUID() }))
  await tx.rows({ name: 'queue_letters', text: queueText, values: [JSON.stringify(rows)] })
  tx.afterCommit(() => letterQueued.publish(undefined))
}
