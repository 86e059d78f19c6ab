import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { type MailPart, readMail } from './read-mail.ts'

export type ReceivedMail = {
  messageId: string
  subject: string
  replyTo: string
  /** The addresses that the mail was really handed over for. */
  recipients: string[]
  text: string
  html: string
  attachments: MailPart[]
  headers: Map<string, string[]>
}

export type Mailbox = {
  /** For SMTP_URL. */
  url: string
  /** What came in, oldest first. */
  mails: ReceivedMail[]
  stop(): Promise<void>
}

type MailboxOptions = {
  /** A port to come back on; else a free one. */
  port?: number
  /** Takes each mail whole and never says so, like a server that hangs. */
  isMute?: boolean
  /** Recipients that are refused. */
  refuses?: string[]
  /** Turns away whoever connects, with 421 and these words. */
  isBusy?: string
}

/** A real SMTP server on this machine that keeps what it gets. */
export async function startMailbox({
  port = 0,
  isMute = false,
  refuses = [],
  isBusy,
}: MailboxOptions = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 1,
    onConnect(_session, answer) {
      answer(isBusy === undefined ? undefined : Object.assign(new Error(isBusy), { responseCode: 421 }))
    },
    onRcptTo({ address }, _session, answer) {
      answer(refuses.includes(address) ? new Error('No such mailbox') : undefined)
    },
    onData(stream, session, answer) {
      buffer(stream).then((raw) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        mails.push(receivedMail(raw, recipients))
        if (!isMute) answer()
      }, answer)
    },
  })
  // A sender that is killed in the middle of a mail is what some tests are about.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function receivedMail(raw: Buffer, recipients: string[]): ReceivedMail {
  const { headers, parts } = readMail(raw)
  const header = (name: string) => headers.get(name)?.join(', ') ?? ''
  const body = (contentType: string) =>
    parts
      .find((part) => part.contentType === contentType && part.name === '')
      ?.content.toString()
      .replaceAll('\r\n', '\n') ?? ''
  return {
    messageId: header('message-id'),
    subject: header('subject'),
    replyTo: header('reply-to'),
    recipients,
    text: body('text/plain'),
    html: body('text/html'),
    attachments: parts.filter((part) => part.name !== ''),
    headers,
  }
}
