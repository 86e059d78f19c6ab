import { randomUUID } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { isFormerEmail } from '#domain/users/former-person.ts'
import type { Db } from '#server/db/db.ts'
import { emails } from '#server/db/schema/emails.ts'
import type { Letter } from './letters/letter.ts'

/** Rung in this process when a letter was committed. Nothing is lost when nobody hears it: senders also look by themselves. */
export const letterQueued = channel('lanai.letter-queued')

/**
 * Puts `letter` into the outbox as part of the caller's transaction: it is sent if and only if that commits.
 * To somebody whose account was deleted nothing is written.
 */
export async function queueLetter(tx: Db, letter: Letter): Promise<void> {
  if (isFormerEmail(letter.to)) return
  await tx.insert(emails).values({
    id: randomUUID(),
    letter: letter.letter,
    recipient: letter.to,
    replyTo: letter.replyTo,
    subject: letter.subject,
    html: letter.html,
    bodyText: letter.text,
    attachments: letter.attachments,
    isSecret: letter.isSecret,
  })
  tx.afterCommit(() => letterQueued.publish(undefined))
}

/** Puts letters into the outbox as part of the caller's transaction. */
export async function queueLetters(tx: Db, letters: readonly Letter[]): Promise<void> {
  for (const letter of letters) await queueLetter(tx, letter)
}
