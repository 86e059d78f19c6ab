import { randomUUID } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import type { Db } from '#server/db/db.ts'
import { emails } from '#server/db/schema/emails.ts'
import type { Letter } from './letters/letter.ts'

/** Rung in this process when a letter was committed. Nothing is lost when nobody hears it: senders also look by themselves. */
export const letterQueued = channel('lanai.letter-queued')

/** Puts `letter` into the outbox as part of the caller's transaction: it is sent if and only if that commits. */
export async function queueLetter(tx: Db, letter: Letter): Promise<void> {
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
