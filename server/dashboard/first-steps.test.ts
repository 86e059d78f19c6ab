import { eq } from 'drizzle-orm'
import { createApp } from '#server/app.ts'
import { injectedCall } from '#tests/support/injected-call.ts'
import { expect, test } from 'vitest'
import { firstSteps, type FirstStep } from '#domain/dashboard/first-steps.ts'
import { emailOf } from '#demo/story/people.ts'
import { categories } from '#server/db/schema/categories.ts'
import { emails } from '#server/db/schema/emails.ts'
import { users } from '#server/db/schema/users.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { kai, noa } from '#tests/support/people.ts'
import { beginOwnShop } from '#server/settings/begin-own-shop.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const tryLetter = { template: 'welcomeEmailTemplate', text: '' } as const

const read = () => shop.as(noa).call('GET /api/dashboard')

async function done(): Promise<FirstStep[]> {
  const { firstSteps: steps } = await read()
  expect(steps.map(({ step }) => step)).toEqual(firstSteps)
  return steps.filter(({ isDone }) => isDone).map(({ step }) => step)
}

test('each first step of a new shop is done by what is there, one after the other', async () => {
  const { db } = shop.shop
  await db.delete(categories)
  await beginOwnShop(shop.shop)
  expect(await done()).toEqual([])

  await shop.set('general', { storeName: 'Hale Nui' })
  expect(await done()).toEqual(['name'])
  await shop.set('general', { logoUrl: '/pictures/logo.webp' })
  expect(await done()).toEqual(['name', 'logo'])

  const bank = { bankName: 'First Hawaiian', accountName: 'Hale Nui LLC' }
  await shop.set('payment', { bankDetails: { ...bank, accountNumber: '', routingNumber: '121301015' } })
  expect(await done()).toEqual(['name', 'logo'])
  await shop.set('payment', { bankDetails: { ...bank, accountNumber: '4417', routingNumber: '121301015' } })
  expect(await done()).toEqual(['name', 'logo'])
  const chequeDetails = { payableTo: 'Hale Nui LLC', mailingAddress: '1 Pier Street, Lihue, HI 96766' }
  await shop.set('payment', { chequeDetails })
  expect(await done()).toEqual(['name', 'logo', 'payment'])

  await db.insert(categories).values({ id: 'sofa', name: 'Sofas', position: 1 })
  expect(await done()).toEqual(['name', 'logo', 'payment', 'categories'])
  await seedProduct(db)
  expect(await done()).toEqual(['name', 'logo', 'payment', 'categories', 'product'])
})

test('the owner says who they are, sets what is charged, and asks in a second admin', async () => {
  await shop.shop.db.delete(categories)
  await beginOwnShop(shop.shop)
  await shop.set('general', { collectionLine: 'in koa' })
  await shop.set('shipping', { flatRateShipping: 25_00 })
  expect(await done()).not.toContain('charges')
  await shop.set('general', { address: '1 Market Street, San Francisco, CA 94105' })
  const admin = eq(users.id, kai.id)
  await shop.shop.db.update(users).set({ role: 'admin', email: 'kai@lanai.example' }).where(admin)
  expect(await done()).toEqual(['words', 'charges'])
  await shop.shop.db.update(users).set({ email: kai.email }).where(admin)
  expect(await done()).toEqual(['words', 'charges', 'admin'])
})

test('mail works once a mail server has taken a letter, and the addresses are the owner’s', async () => {
  const { db } = shop.shop
  await shop.set('general', { storeEmail: 'aloha@halenui.com' })
  await shop.set('email', { adminEmail: 'studio@halenui.com' })
  await shop.as(noa).call('POST /api/settings/test-email', { body: tryLetter })
  expect(await done()).not.toContain('mail')
  await db.update(emails).set({ sentAt: new Date(), attempts: 1 })
  expect(await done()).toContain('mail')
  await shop.set('email', { adminEmail: 'studio@lanai.example' })
  expect(await done()).not.toContain('mail')
})

test('the step of mail says that there is no server, or what it answered', async () => {
  const noteOf = async () => (await read()).firstSteps.find(({ step }) => step === 'mail')?.note
  await beginOwnShop(shop.shop)
  expect(await noteOf()).toBe('No mail server is named yet: it is the setting SMTP_URL of the server.')
  const { config } = shop.shop
  const withMail = { ...shop.shop, config: { ...config, smtpUrl: 'smtp://127.0.0.1:1' } }
  const http = await createApp(withMail)
  await injectedCall(http, noa, 'POST /api/settings/test-email', { body: tryLetter })
  const { firstSteps: steps } = await injectedCall(http, noa, 'GET /api/dashboard')
  await http.close()
  expect(steps.find(({ step }) => step === 'mail')?.note).toMatch(/^The mail server answered: .*ECONNREFUSED/)
})

test('the step of payment says what is wrong with the details, and that of charges what with the tax', async () => {
  const noteOf = async (of: FirstStep) => (await read()).firstSteps.find(({ step }) => step === of)?.note
  await beginOwnShop(shop.shop)
  expect(await noteOf('payment')).toBe('The bank account is still the example: nobody can pay into it')
  expect(await noteOf('charges')).toMatch(/^The tax is one rate for everywhere/)
  const bank = { bankName: 'First Hawaiian', accountName: 'Hale Nui LLC', accountNumber: '4417' }
  await shop.set('payment', { bankDetails: { ...bank, routingNumber: '12345' } })
  expect(await noteOf('payment')).toBe(
    'The routing number does not have nine digits, or one is wrong: transfers to it come back',
  )
  await shop.set('payment', { bankDetails: { ...bank, routingNumber: '121301015' } })
  expect(await noteOf('payment')).toBe('')
})

test('privacy is said once a page about it is published, and not by its draft', async () => {
  await beginOwnShop(shop.shop)
  const { page } = await shop
    .as(noa)
    .call('POST /api/content', { body: { title: 'Your privacy', body: 'We store…' } })
  expect(await done()).not.toContain('privacy')
  const params = { slug: page.slug }
  await shop.as(noa).call('POST /api/content/:slug/publish', { params, body: { version: 1 } })
  expect(await done()).toContain('privacy')
})

test('a shop with the people of the demo says so, and has no first steps', async () => {
  expect(await read()).toMatchObject({ isDemo: false })
  await shop.shop.db
    .update(users)
    .set({ email: emailOf('keola') })
    .where(eq(users.id, kai.id))
  expect(await read()).toMatchObject({ isDemo: true, firstSteps: [] })
})
