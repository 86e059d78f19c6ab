import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { emails } from '#server/db/schema/emails.ts'
import { startOutbox } from '#server/outbox/send-outbox.ts'
import { openLog } from '#kit/node/log.ts'
import { injectedCall } from '#tests/support/injected-call.ts'
import { givePassword, mailedPasswords, passwordIn } from '#tests/support/letters/lost-password.ts'
import { startMailbox } from '#tests/support/letters/mailbox.ts'
import { leilani, noa, nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const NEW_PASSWORD = 'canary-koa-and-linen'
const NEXT_PASSWORD = 'canary-teak-and-wool'

test('from asking to the last change no password, address or token gets into the log, nor to the studio', async () => {
  const lines: string[] = []
  const log = openLog('trace', { write: (line) => void lines.push(line) })
  const refusing = await startMailbox({ refuses: [leilani.email] })
  const mailbox = await startMailbox()
  const open = (smtpUrl: string) => {
    const config = { ...testing.shop.config, smtpUrl }
    return startOutbox({ ...testing.shop, config, log, storeName: async () => 'Lānai' }, async () =>
      Buffer.alloc(0),
    )
  }
  const http = await createApp({ ...testing.shop, log })
  await givePassword(testing.shop.db, leilani)
  const { email } = leilani

  await injectedCall(http, nobody, 'POST /api/users/forgot-password', { body: { email } })
  const [tempPassword = ''] = await mailedPasswords(testing.shop.db, email)
  const refused = open(refusing.url)
  await refused.drain()
  await refused.stop()
  expect(lines.join()).toContain('A mail was put off')
  await testing.shop.db.update(emails).set({ runAt: null })
  const outbox = open(mailbox.url)
  await outbox.drain()
  expect(passwordIn(mailbox.mails[0]?.text ?? '')).toBe(tempPassword)

  const reset = (tempPassword: string) =>
    injectedCall(http, nobody, 'POST /api/users/reset-password', {
      body: { email, tempPassword, newPassword: NEW_PASSWORD },
    })
  await expect(reset('CANA-RYCA-NARY-CANA')).rejects.toMatchObject({ code: 'temporary_password_wrong' })
  const { token } = await reset(tempPassword)
  await injectedCall(http, { ...leilani, token }, 'PUT /api/users/profile', {
    body: { currentPassword: NEW_PASSWORD, newPassword: NEXT_PASSWORD },
  })
  const [mail] = await testing.shop.db.select().from(emails).where(eq(emails.letter, 'temporary-password'))
  const params = { id: mail?.id ?? '' }
  const seen = await injectedCall(http, noa, 'GET /api/emails/:id', { params })
  const preview = await http.inject(seen.email.previewUrl)
  expect(preview.statusCode).toBe(200)
  expect(JSON.stringify(seen) + preview.body).not.toContain(tempPassword)

  await outbox.stop()
  await http.close()
  await Promise.all([mailbox.stop(), refusing.stop()])
  const all = lines.join('\n')
  for (const secret of [tempPassword, 'CANA-RYCA', 'canary-', email, token]) expect(all).not.toContain(secret)
})
