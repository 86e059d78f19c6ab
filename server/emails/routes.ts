import { paginationOf } from '#kit/core/operation/paging.ts'
import { Problem } from '#contract/problems.ts'
import { linkSigner } from '#server/files/signed-links.ts'
import { mailPreviewHeaders } from '#kit/node/http/security-headers.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { findEmail, listEmails, retryEmail, setEmailsAside, showableEmail } from './queries.ts'
import { editableLetters, saveOwnLetter } from './own-letters.ts'
import { previewLetter, previewOwnLetter, sendTestLetter, showLetter, showPreview } from './try-letter.ts'
import { previewQuote } from '#server/orders/quotes/preview-quote.ts'
import type { Actor } from '#server/session.ts'
import { recordChange } from '#server/audit/record.ts'
import type { Db } from '#kit/node/db/handle.ts'

/** What the studio sees of its mails. */
export function emailRoutes(app: App, shop: World): void {
  const { db, config } = shop

  serve(app, 'GET /api/emails', async ({ query }) => {
    const { emails, total } = await listEmails(db, query)
    return { emails, pagination: paginationOf(query, total), canSend: config.smtpUrl !== undefined }
  })

  serve(app, 'GET /api/emails/letters', async () => ({ letters: await editableLetters(shop) }))

  serve(app, 'PUT /api/emails/letters/:name', async ({ user, params, body }) => ({
    letter: await saveOwnLetter(shop, user, params.name, body),
  }))

  serve(app, 'DELETE /api/emails/letters/:name', async ({ user, params }) => ({
    letter: await saveOwnLetter(shop, user, params.name, null),
  }))

  serve(app, 'POST /api/emails/letters/:name/preview', async ({ user, params, body }) => ({
    preview: await previewOwnLetter(shop, user, params.name, body),
  }))

  serve(app, 'GET /api/emails/:id', async ({ params }) => ({ email: await emailToRead(params.id) }))

  serve(app, 'POST /api/emails/set-aside', async ({ user, body }) => ({
    count: await setAsideOnRecord(shop, user, body),
  }))

  serve(app, 'POST /api/emails/:id/retry', async ({ user, params }) => {
    await retryOnRecord(db, user, params.id)
    return { email: await emailToRead(params.id) }
  })

  serve(app, 'GET /api/emails/:id/preview', async ({ params, query }) => {
    const isOpen = (await linkSigner(shop)).opens(previewPath(params.id), query)
    const html = isOpen ? await showableEmail(db, params.id) : undefined
    if (html === undefined) throw new Problem('email_not_found')
    return { stream: Buffer.from(html), headers: mailPreviewHeaders }
  })

  letterRoutes(app, shop)

  async function emailToRead(id: string) {
    const email = await findEmail(db, id)
    if (!email) throw new Problem('email_not_found')
    return { ...email, previewUrl: (await linkSigner(shop)).urlOf(previewPath(id)) }
  }
}

/** Letters whose words are tried out before they are saved. */
function letterRoutes(app: App, shop: World): void {
  serve(app, 'POST /api/settings/email-preview', async ({ user, body }) => ({
    preview: await previewLetter(shop, user, body),
  }))

  serve(app, 'GET /api/settings/email-preview/:id', ({ params, query }) =>
    showPreview(shop, params.id, query),
  )

  serve(app, 'POST /api/orders/:id/quote/preview', async ({ user, params, body }) => ({
    preview: await showLetter(shop, user.id, await previewQuote(shop, user, params.id, body), params.id),
  }))

  serve(app, 'POST /api/settings/test-email', ({ user, body }) => sendTestLetter(shop, user, body))
}

function previewPath(id: string): string {
  return `/api/emails/${id}/preview`
}

/** Sets mails aside, one entry in the audit log for all of them, and says how many. */
function setAsideOnRecord(
  { db, clock }: World,
  actor: Actor,
  chosen: Parameters<typeof setEmailsAside>[1],
): Promise<number> {
  return db.inTransaction(async (tx) => {
    const ids = await setEmailsAside(tx, chosen, clock())
    const id = chosen.id ?? `before ${chosen.before?.toISOString()}`
    const after = { state: 'set_aside', count: ids.length }
    if (ids.length > 0) await recordChange(tx, actor, { action: 'email.set_aside', id, after })
    return ids.length
  })
}

/** Lets the mail `id` be tried at once, and writes into the audit log who wanted that; one that is sent stays as it is. */
function retryOnRecord(db: Db, actor: Actor, id: string): Promise<void> {
  return db.inTransaction(async (tx) => {
    const before = await findEmail(tx, id)
    if (!before || !(await retryEmail(tx, id))) return
    const { state, lastError } = before
    await recordChange(tx, actor, {
      action: 'email.retried',
      id,
      before: { state, lastError },
      after: { state: 'waiting', lastError: '' },
    })
  })
}
