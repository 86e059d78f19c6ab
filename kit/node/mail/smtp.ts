import nodemailer from 'nodemailer'

type Mail = {
  id: string
  from: string | { name: string; address: string }
  recipient: string
  replyTo: string
  subject: string
  html: string
  bodyText: string
  /** `cid` is that of a picture which the HTML shows. */
  attachments: { name: string; content: Buffer; cid?: string }[]
}

/** Hands mails over to whoever carries them; resolves when they are accepted. */
export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

type SmtpSettings = { smtpUrl: string; publicUrl: string }

const SECONDS = 1_000
/** The longest that handing over one mail may take, in milliseconds; the lease of a mail is longer. */
export const SENDING_PATIENCE = 60 * SECONDS

const patience = {
  dnsTimeout: 5 * SECONDS,
  connectionTimeout: 5 * SECONDS,
  greetingTimeout: 10 * SECONDS,
  socketTimeout: 30 * SECONDS,
}

/** Sends by SMTP over one connection that is kept open between mails. */
export function smtpMailer({ smtpUrl, publicUrl }: SmtpSettings): Mailer {
  const host = new URL(publicUrl).hostname
  const transport = nodemailer.createTransport({
    ...patience,
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    // Servers hang up on idle connections; a mail must not be the first to notice.
    idleTimeout: 10 * SECONDS,
    // The outbox is what tries again; a second queue would double mails behind its back.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await transport.sendMail({
        ...addressed(mail),
        messageId: `<${mail.id}@${host}>`,
        subject: mail.subject,
        html: mail.html,
        text: mail.bodyText,
        attachments: mail.attachments.map(({ name, ...rest }) => ({ filename: name, ...rest })),
        signal: AbortSignal.timeout(SENDING_PATIENCE),
      })
    },
    close: () => transport.close(),
  }
}

// Addresses as objects are never parsed: "a@x.com, b@y.com" stays one (refused) address and does not become two.
function addressed({ from, recipient, replyTo }: Mail) {
  return { from, to: { name: '', address: recipient }, replyTo: { name: '', address: replyTo } }
}
