import { randomUUID } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { isFormerEmail } from '#domain/users/former-person.ts'
import type { Db } from '#kit/node/db/handle.ts'
import type { Letter } from './letter.ts'

/** Rung in this process when a letter was committed. Nothing is lost when nobody hears it: senders also look by themselves. */
export const outboxChanged = channel('lanai.outbox-changed')

/**
 * Puts `letter` into the outbox as part of the caller's transaction: it is sent if and only if that commits.
 * To somebody whose account was deleted nothing is written.
 */
export function queueLetter(tx: Db, letter: Letter): Promise<void> {
  return queueLetters(tx, [letter])
}

/** The words that put `outboxRows` into the outbox, as a statement or a part of one; `parameter` is where it finds them. */
export const queueText = (parameter: string) => `
  insert into emails (id, letter, recipient, reply_to, subject, html, body_text, attachments, is_secret)
  select written.id, letter, "to", "replyTo", subject, html, text, coalesce(attachments, '[]'), coalesce("isSecret", false)
  from json_to_recordset(${parameter}::json) as written (id uuid, letter text, "to" text, "replyTo" text,
    subject text, html text, text text, attachments jsonb, "isSecret" boolean)`

const queueLettersText = queueText('$1')

/** The letters as JSON that `queueText` reads, without those to people whose accounts were deleted. */
export function outboxRows(letters: readonly Letter[]): string {
  const written = letters.filter(({ to }) => !isFormerEmail(to))
  return JSON.stringify(written.map((letter) => ({ ...letter, id: randomUUID() })))
}

/** Puts letters into the outbox as part of the caller's transaction, as `queueLetter` does, in one statement. */
export async function queueLetters(tx: Db, letters: readonly Letter[]): Promise<void> {
  if (letters.every(({ to }) => isFormerEmail(to))) return
  await tx.rows({ name: 'queue_letters', text: queueLettersText, values: [outboxRows(letters)] })
  tx.afterCommit(() => outboxChanged.publish(undefined))
}
