import { createApp } from '#server/app.ts'
import { injectedCall } from '#tests/support/injected-call.ts'
import { startMailbox } from '#tests/support/letters/mailbox.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { letterTemplates, type LetterTemplateName } from '#domain/emails/letter-templates.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { emails } from '#server/db/schema/emails.ts'
import { noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const MINUTE = 60_000

const templates = Object.keys(letterTemplates) as LetterTemplateName[]
const preview = async (template: LetterTemplateName, text = '') =>
  (await shop.as(noa).call('POST /api/settings/email-preview', { body: { template, text } })).preview
const get = (url: string, person: Person = nobody) =>
  shop.http.inject({ url, headers: person.token ? { authorization: `Bearer ${person.token}` } : {} })
const countTests = () => shop.shop.db.$count(auditLog, eq(auditLog.action, 'settings.test_email_sent'))

test.each(templates)('every placeholder of %s is filled in', async (template) => {
  const { placeholders } = letterTemplates[template]
  const lines = placeholders.map((name) => (name === 'items' ? '{items}' : `${name} is {${name}}.`))
  const { text } = await preview(template, lines.join('\n\n'))
  expect(text).not.toMatch(/[{}]/)
  const named = placeholders.filter((name) => name !== 'items')
  expect(named.filter((name) => !new RegExp(`^${name} is .+\\.$`, 'm').test(text))).toEqual([])
  if (named.length < placeholders.length) expect(text).toContain('1 × Shoreline sofa')
})

test.each(templates)('without words of the owner, %s has ours', async (template) => {
  const { standardLetters } = await shop.as(noa).call('GET /api/settings')
  const [ours, same] = [await preview(template), await preview(template, standardLetters[template])]
  expect(ours.text).toBe(same.text)
  expect(ours.text).toContain('Hello Leilani,')
})

test('the letter is shown by its link for ten minutes, in a frame that can run nothing', async () => {
  const { url } = await preview('welcomeEmailTemplate', 'Aloha {firstName} <script>alert(1)</script>')
  const reply = await get(url)
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toContain('Aloha Leilani &lt;script&gt;alert(1)&lt;/script&gt;')
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  expect(reply.headers['content-security-policy']).toMatch(
    /^default-src 'none'.*; sandbox allow-popups allow-popups-to-escape-sandbox$/,
  )
  shop.wait(10 * MINUTE)
  expect((await get(url)).statusCode).toBe(404)
})

test('without its signature it is shown to nobody, the studio included', async () => {
  const { url } = await preview('welcomeEmailTemplate')
  const bare = url.replace(/\?.*/, '')
  for (const person of [nobody, noa]) expect((await get(bare, person)).statusCode).toBe(404)
  expect((await get(url.replace(/[\da-f-]{36}/, '99999999-9999-4999-8999-999999999999'))).statusCode).toBe(
    404,
  )
})

test('a test letter goes to the admin email, and is on record', async () => {
  await shop.set('email', { adminEmail: 'owner@lanai.example' })
  const before = await countTests()
  const body = { template: 'orderConfirmationTemplate', text: 'Aloha {firstName}, {totalPrice}' } as const
  expect(await shop.as(noa).call('POST /api/settings/test-email', { body })).toMatchObject({
    sentTo: 'owner@lanai.example',
    canSend: false,
    refusal: '',
  })
  const [mail, ...others] = await shop.shop.db.select().from(emails)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'owner@lanai.example',
    subject: 'Test: We have your order LN-1042',
  })
  expect(mail?.bodyText).toMatch(/^Aloha Leilani, \$5,792\.80\n/)
  expect(await countTests()).toBe(before + 1)
})

test.each([
  ['takes it', {}, '', 'sent'],
  ['does not take it', { refuses: ['owner@lanai.example'] }, '550 No such mailbox', 'failed'],
  ['is busy', { isBusy: 'Come back later' }, '421 Come back later', 'failed'],
])('a mail server that %s is quoted', async (_what, manners, words, state) => {
  await shop.set('email', { adminEmail: 'owner@lanai.example' })
  const mailbox = await startMailbox(manners)
  const http = await createApp({ ...shop.shop, config: { ...shop.shop.config, smtpUrl: mailbox.url } })
  const body = { template: 'welcomeEmailTemplate', text: '' } as const
  const { canSend, refusal } = await injectedCall(http, noa, 'POST /api/settings/test-email', { body })
  expect([canSend, refusal]).toEqual([true, words])
  expect(mailbox.mails).toHaveLength(words === '' ? 1 : 0)
  const [email] = (await shop.as(noa).call('GET /api/emails')).emails
  expect(email).toMatchObject({ state, attempts: 1, lastError: refusal })
  await http.close()
  await mailbox.stop()
})

test('a misspelled placeholder is named, and nothing is sent', async () => {
  const before = await countTests()
  const body = { template: 'welcomeEmailTemplate', text: 'Aloha {frist name}' } as const
  const message = 'This letter has no placeholder {frist name}'
  for (const key of ['POST /api/settings/email-preview', 'POST /api/settings/test-email'] as const)
    await expect(shop.as(noa).call(key, { body })).rejects.toMatchObject({
      status: 400,
      fields: { text: message },
    })
  expect(await shop.shop.db.$count(emails)).toBe(0)
  expect(await countTests()).toBe(before)
})
