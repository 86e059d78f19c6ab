import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { emails } from '#server/db/schema/emails.ts'
import { noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const NAME = 'account-opened'

const studio = () => shop.as(noa)
const params = (name = NAME) => ({ params: { name } })
const save = (body: { subject: string; body: string }, name = NAME) =>
  studio().call('PUT /api/emails/letters/:name', { ...params(name), body })
const letters = async () => (await studio().call('GET /api/emails/letters')).letters
const letter = async (name = NAME) => (await letters()).find((one) => one.name === name)!
const own = { subject: 'Aloha {firstName}, welcome in', body: 'Call {phone} if this was not you.' }

async function openAccount() {
  const body = {
    firstName: 'Kai',
    lastName: 'Akana',
    email: 'kai.akana@example.com',
    password: 'another-quiet-morning',
  }
  await studio().call('POST /api/users/admin', { body: { ...body, role: 'customer' } as never })
  const [sent] = await shop.shop.db.select().from(emails).where(eq(emails.letter, NAME))
  return sent!
}

test('a letter goes out with the words of the owner, and with ours again after going back', async () => {
  expect((await save(own)).letter).toMatchObject({
    own,
    original: { subject: 'We opened an account for you at {storeName}' },
  })
  const first = await openAccount()
  expect(first.subject).toBe('Aloha Kai, welcome in')
  expect(first.bodyText).toContain('Call (808) 555-0142 if this was not you.')
  await studio().call('DELETE /api/emails/letters/:name', params())
  expect(await letter()).toMatchObject({ own: null })
  const { db } = shop.shop
  const changed = eq(auditLog.action, 'letter.changed')
  const rows = await db.select().from(auditLog).where(changed).orderBy(auditLog.id)
  expect(rows.map(({ objectId, after }) => [objectId, after])).toEqual([
    [NAME, own],
    [NAME, expect.objectContaining({ subject: 'We opened an account for you at {storeName}' })],
  ])
})

test('every letter can be saved in its own words, and its preview fills in whatever they name', async () => {
  const left: string[] = []
  for (const { name, original } of await letters()) {
    expect((await save(original, name)).letter.own).toEqual(original)
    const body = { ...original, body: `${original.body}\n\n{firstName} {storeName}` }
    const { preview } = await studio().call('POST /api/emails/letters/:name/preview', {
      ...params(name),
      body,
    })
    const unfilled = `${preview.subject} ${preview.text}`.match(/\{\w+\}|undefined/g) ?? []
    left.push(...unfilled.map((words) => `${name}: ${words}`))
  }
  expect(left).toEqual([])
})

test.each([
  [
    'an unknown placeholder',
    { body: 'Hello {discountCode}' },
    { body: 'This letter has no placeholder {discountCode}' },
  ],
  [
    'one in the subject',
    { subject: '{tempPasswort}' },
    { subject: 'This letter has no placeholder {tempPasswort}' },
  ],
  [
    'words without the code',
    { body: 'Hello {firstName}' },
    { body: 'This letter cannot do without {tempPassword}' },
  ],
  ['no words', { body: ' ' }, { body: 'A letter needs words' }],
  ['too many', { subject: 'x'.repeat(201) }, { subject: 'Use at most 200 characters' }],
])('%s is refused, and nothing is saved', async (_what, change, fields) => {
  const name = 'temporary-password'
  const { original } = await letter(name)
  const refused = { status: 400, code: 'validation_failed', fields }
  await expect(save({ ...original, ...change }, name)).rejects.toMatchObject(refused)
  const preview = { ...params(name), body: { ...original, ...change } }
  await expect(studio().call('POST /api/emails/letters/:name/preview', preview)).rejects.toMatchObject(
    refused,
  )
  expect(await letter(name)).toMatchObject({ own: null })
})

test('there is no letter of an unknown name, nor one whose words are a setting', async () => {
  for (const name of ['nothing', 'welcome', 'order-received', 'constructor'])
    await expect(save(own, name)).rejects.toMatchObject({ status: 404, code: 'letter_not_found' })
})
