import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { emails } from '#server/db/schema/emails.ts'
import { givePassword, OWN_PASSWORD, passwordIn } from '#tests/support/letters/lost-password.ts'
import { noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const FRESH = '192.0.2.77'
const NEW_PASSWORD = 'koa and linen'

/** The app with its limits as they are for real, and what `address` posts to it. */
async function openedToAll() {
  const http = await createApp({ ...testing.shop, config: { ...testing.shop.config, rateLimitScale: 1 } })
  const post = async (path: string, address: string, payload: object) => {
    const reply = await http.inject({
      method: 'POST',
      url: `/api/users/${path}`,
      remoteAddress: address,
      payload,
    })
    return { status: reply.statusCode, ...reply.json<{ message: string; token?: string }>() }
  }
  return { post, close: () => http.close() }
}

/** Guesses at the owner from a network of addresses, until nobody new is let try. */
async function guessFromEverywhere(post: Awaited<ReturnType<typeof openedToAll>>['post'], path: string) {
  const guess = {
    email: noa.email,
    password: 'wrong',
    tempPassword: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ',
    newPassword: NEW_PASSWORD,
  }
  for (let at = 0; at < 50; at++) await post(path, `198.51.100.${Math.floor(at / 5)}`, guess)
  return post(path, FRESH, guess)
}

test('five wrong passwords say for how long, and what else to do', async () => {
  const { post, close } = await openedToAll()
  const guess = () => post('login', FRESH, { email: 'nobody@example.com', password: 'wrong' })
  for (let tries = 0; tries < 5; tries++) expect(await guess()).toMatchObject({ status: 401 })
  expect(await guess()).toMatchObject({
    status: 429,
    message:
      'Too many wrong passwords. Please try again in 15 minutes, or have a temporary password sent to you.',
  })
  await close()
})

test('the button of the letter lets the owner in while both ways are being forced from everywhere', async () => {
  await givePassword(testing.shop.db, noa)
  const { post, close } = await openedToAll()
  expect(await guessFromEverywhere(post, 'login')).toMatchObject({ status: 429 })
  expect(await post('login', FRESH, { email: noa.email, password: OWN_PASSWORD })).toMatchObject({
    status: 429,
  })

  await post('forgot-password', FRESH, { email: noa.email })
  const [letter] = await testing.shop.db.select().from(emails)
  expect(await guessFromEverywhere(post, 'reset-password')).toMatchObject({ status: 429 })
  const tempPassword = passwordIn(letter?.bodyText ?? '')
  const button = /\S+\/reset-password\?\S+/.exec(letter?.bodyText ?? '')?.[0] ?? ''
  const { email, ...signed } = Object.fromEntries(new URL(button).searchParams)
  const typed = { email, tempPassword, newPassword: NEW_PASSWORD }

  expect(await post('reset-password', FRESH, typed)).toMatchObject({ status: 429 })
  const forged = { ...signed, signature: 'forged' }
  expect(await post('reset-password', FRESH, { ...typed, ...forged })).toMatchObject({ status: 429 })
  const guessed = { ...typed, ...signed, tempPassword: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ' }
  expect(await post('reset-password', FRESH, guessed)).toMatchObject({ status: 400 })
  const { status, token } = await post('reset-password', FRESH, { ...typed, ...signed })
  expect([status, typeof token]).toEqual([200, 'string'])
  await close()
})
