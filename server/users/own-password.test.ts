import { expect, test } from 'vitest'
import { Cache } from '#kit/node/cache/cache.ts'
import { givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { ownPassword } from './own-password.ts'

const testing = testShop()
const actor = { id: noa.id, role: 'admin', address: '192.0.2.77' } as const

test('guesses at one password count together, whichever door leads to it', async () => {
  await givePassword(testing.shop.db, noa)
  const config = { ...testing.shop.config, rateLimitScale: 1 }
  const world = { ...testing.shop, cache: new Cache(), config }
  const [refunds, profile] = [ownPassword(world), ownPassword(world)]
  expect(await refunds(actor, OWN_PASSWORD)).toBe(true)
  for (let tries = 0; tries < 5; tries++) expect(await refunds(actor, 'wrong')).toBe(false)
  await expect(profile(actor, OWN_PASSWORD)).rejects.toMatchObject({ code: 'rate_limited' })
})
