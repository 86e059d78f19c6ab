/**
 * Sends what waits in the outbox, one mail at a time, oldest first.
 *
 *   claim (lease, attempts + 1) ─▶ send, outside any transaction ─┬─▶ sent_at
 *     ▲                                                           └─▶ last_error, run_at = later
 *     └── lease over: its sender died ── run_at reached ─────────────────┘
 *
 * Any number of processes may do so at once. A sender that dies between sending and writing sent_at
 * makes one mail go out twice, with the same Message-ID, by which mail programs know the double.
 */
import { isDemoEmail } from '#domain/users/demo-person.ts'
import { coalesce } from '#kit/node/jobs/coalesce.ts'
import { PICTURE_CID } from '#kit/node/mail/frame.ts'
import { type Mailer, smtpMailer } from '#kit/node/mail/smtp.ts'
import type { EmailAttachment, LetterPicture } from '#server/db/schema/emails.ts'
import type { World } from '#server/world.ts'
import { type ClaimedEmail, claimEmail, markFailed, markSent } from './claim-email.ts'
import { outboxChanged } from './outbox.ts'

type OutboxWorld = Pick<World, 'config' | 'db' | 'clock' | 'log'> & {
  /** In whose name letters come where MAIL_FROM has none. */
  storeName: () => Promise<string>
}

/** Makes the bytes of a paper when its mail leaves. */
export type Attach = (paper: Exclude<EmailAttachment, LetterPicture>) => Promise<Buffer>

export type Outbox = {
  /** Sends all that is due now, and resolves when nothing is. */
  drain(): Promise<void>
  /** Lets the mail in hand finish, then sends no more and hangs up. */
  stop(): Promise<void>
}

const POLL_INTERVAL = 1_000
const idle: Outbox = { drain: async () => undefined, stop: async () => undefined }

/**
 * Sends the outbox of `world` from now on: at once when this process commits a letter, else by a look each second.
 * Without `SMTP_URL` nothing is sent and mails wait.
 */
export function startOutbox(world: OutboxWorld, attach: Attach): Outbox {
  const { smtpUrl, publicUrl } = world.config
  if (!smtpUrl) return idle
  const mailer = smtpMailer({ smtpUrl, publicUrl })
  return startSender(world.log, mailer, () => sendOldestDue(world, mailer, attach))
}

function startSender(log: World['log'], mailer: Mailer, sendNext: () => Promise<boolean>): Outbox {
  const stopping = new AbortController()
  const drain = coalesce(async () => {
    let sent = true
    while (sent && !stopping.signal.aborted) sent = await sendNext()
  })
  function wake() {
    drain().catch((err) => log.error({ err }, 'The outbox could not be sent'))
  }
  const poll = setInterval(wake, POLL_INTERVAL).unref()
  outboxChanged.subscribe(wake)

  async function stop() {
    stopping.abort()
    clearInterval(poll)
    outboxChanged.unsubscribe(wake)
    await drain()
    mailer.close()
  }
  return { drain, stop }
}

/** Whether there was a mail to send; one that could not be sent is put off. */
async function sendOldestDue(world: OutboxWorld, mailer: Mailer, attach: Attach): Promise<boolean> {
  const email = await claimEmail(world.db, world.clock())
  if (!email) return false
  await deliver(world, mailer, attach, email)
  return true
}

/** Hands over a claimed mail and notes what came of it; gives the words of a mail server that does not take it. */
async function deliver(
  world: OutboxWorld,
  mailer: Mailer,
  attach: Attach,
  email: ClaimedEmail,
): Promise<string | undefined> {
  const { db, clock, log } = world
  try {
    // Invented people have no mailbox: what is written to them is closed and stays here.
    if (!isDemoEmail(email.recipient))
      await mailer.send({
        ...email,
        from: await senderOf(world),
        attachments: await attached(email, attach),
      })
  } catch (error) {
    // The server's words may name the recipient, so they go to the database and not to the log.
    log.warn(
      { mail: email.id, letter: email.letter, attempts: email.attempts, code: codeOf(error) },
      'A mail was put off',
    )
    const reason = messageOf(error)
    await markFailed(db, email, clock(), reason)
    return reason
  }
  await markSent(db, email, clock())
  return undefined
}

/** Sends one claimed mail without attachments now, over a connection of its own; the words of who does not take it. */
export async function sendAtOnce(world: OutboxWorld, email: ClaimedEmail): Promise<string | undefined> {
  const { smtpUrl, publicUrl } = world.config
  if (!smtpUrl) return undefined
  const mailer = smtpMailer({ smtpUrl, publicUrl })
  const attach = () => Promise.reject(new Error('This mail carries nothing'))
  return deliver(world, mailer, attach, email).finally(() => mailer.close())
}

/** The address alone comes in the store's name. */
async function senderOf({ config: { mailFrom = '' }, storeName }: OutboxWorld) {
  return mailFrom.includes('<') ? mailFrom : { name: await storeName(), address: mailFrom }
}

function attached(email: ClaimedEmail, attach: Attach) {
  return Promise.all(
    email.attachments.map(async (attachment) => {
      const { name } = attachment
      if (attachment.kind !== 'picture') return { name, content: await attach(attachment) }
      return { name, content: Buffer.from(attachment.jpeg, 'base64'), cid: PICTURE_CID }
    }),
  )
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}

/** The mail server's own words where it has said any: the message of the error repeats them. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'response' in error && typeof error.response === 'string' ? error.response : error.message
}
