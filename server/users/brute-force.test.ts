import { expect, test } from 'vitest'
import { Cache } from '#kit/node/cache/cache.ts'
import { createApp } from '#server/app.ts'
import { emails } from '#server/db/schema/emails.ts'
import { givePassword, OWN_PASSWORD, passwordIn } from '#tests/support/letters/lost-password.ts'
import { noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const FRESH = '192.0.2.77'
const AT_HOME = '192.0.2.78'
const NEW_PASSWORD = 'koa and linen'

/** The app with its limits times `rateLimitScale`, and what `address` posts to it. */
async function openedToAll(rateLimitScale: number) {
  const config = { ...testing.shop.config, rateLimitScale }
  const http = await createApp({ ...testing.shop, cache: new Cache(), config })
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
  for (let at = 0; at < 10; at++) await post(path, `198.51.100.${at}`, guess)
  return post(path, FRESH, guess)
}

test('five wrong passwords say for how long, and what else to do', async () => {
  const { post, close } = await openedToAll(1)
  const guess = () => post('login', FRESH, { email: 'nobody@example.com', password: 'wrong' })
  for (let tries = 0; tries < 5; tries++) expect(await guess()).toMatchObject({ status: 401 })
  expect(await guess()).toMatchObject({
    status: 429,
    message:
      'Too many wrong passwords. Please try again in 15 minutes, or have a temporary password sent to you.',
  })
  await close()
})

test(
  'the button of the letter lets the owner in while both ways are being forced from everywhere',
  { timeout: 60_000 },
  async () => {
    await givePassword(testing.shop.db, noa)
    const { post, close } = await openedToAll(0.2)
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
    const { status, token } = await post('reset-password', AT_HOME, { ...typed, ...signed })
    expect([status, typeof token]).toEqual([200, 'string'])
    await close()
  },
)
