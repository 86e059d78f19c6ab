import { randomUUID } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { isFormerEmail } from '#domain/users/former-person.ts'
import type { Db } from '#kit/node/db/handle.ts'
import type { Letter } from './letter.ts'

/** Rung in this process when a letter was committed. Nothing is lost when nobody hears it: senders also look by themselves. */
export const outboxChanged = channel('lanai.outbox-changed')

/**
 * Puts `letter` into the outbox as part of the caller's transaction: it is sent if and only if that commits.
 * To somebody whose account was deleted nothing is written. `id` is that of its row, where the caller has to know it.
 */
export function queueLetter(tx: Db, letter: Letter & { id?: string }): Promise<number> {
  return queueLetters(tx, [letter])
}

/**
 * Letters that only acknowledge what their reader did: anybody can register with an address that is not theirs, and
 * have them sent there. Beyond so many of one kind a day to one address they are not written, and nothing else fails.
 * Never among them: what says how to pay, that money came or goes back, and what signing in needs.
 */
const ACKNOWLEDGEMENTS = [
  'welcome',
  'account-closed',
  'password-changed',
  'quote-request-received',
  'quote-declined',
  'order-canceled',
  'payment-evidence-received',
  'design-request-withdrawn',
  'revision-received',
]
const MAX_ACKNOWLEDGEMENTS_A_DAY = 10

/** The words that put `outboxRows` into the outbox, as a statement or a part of one; `parameter` is where it finds them. */
export const queueText = (parameter: string) => `
  insert into emails (id, letter, recipient, reply_to, subject, html, body_text, attachments, is_secret)
  select written.id, letter, "to", "replyTo", subject, html, text, coalesce(attachments, '[]'), coalesce("isSecret", false)
  from json_to_recordset(${parameter}::json) as written (id uuid, letter text, "to" text, "replyTo" text,
    subject text, html text, text text, attachments jsonb, "isSecret" boolean)
  where case when letter in ('${ACKNOWLEDGEMENTS.join("', '")}') then (
    select count(*) from emails sent where sent.recipient = written."to" and sent.letter = written.letter
      and sent.created_at > clock_timestamp() - interval '1 day') < ${MAX_ACKNOWLEDGEMENTS_A_DAY} else true end`

const queueLettersText = `${queueText('$1')} returning id`

/** The letters as JSON that `queueText` reads, without those to people whose accounts were deleted. */
export function outboxRows(letters: readonly Letter[]): string {
  const written = letters.filter(({ to }) => !isFormerEmail(to))
  return JSON.stringify(written.map((letter) => ({ id: randomUUID(), ...letter })))
}

/** Puts letters into the outbox as part of the caller's transaction, in one statement, and says how many were written. */
export async function queueLetters(tx: Db, letters: readonly Letter[]): Promise<number> {
  if (letters.every(({ to }) => isFormerEmail(to))) return 0
  const written = await tx.rows({
    name: 'queue_letters',
    text: queueLettersText,
    values: [outboxRows(letters)],
  })
  tx.afterCommit(() => outboxChanged.publish(undefined))
  return written.length
}
