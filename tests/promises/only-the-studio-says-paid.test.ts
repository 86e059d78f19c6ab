import { expect, test } from 'vitest'
import { expectNone } from '#tests/support/promise-line.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { tryStatuses } from '#tests/access/status-tries.ts'

const shop = testShop()
staysSound(shop)

test('a member makes nothing paid, completed, shipped or refunded', async () => {
  const { asks, moves, faults } = await tryStatuses(
    shop,
    ['paid', 'shipped', 'refunded', 'completed', 'pending'],
    2,
  )
  expectNone(
    'P33',
    asks,
    `five words said by a member of own and foreign orders and requests on every write: ${faults.length} out of order`,
    faults,
  )
  // What a member may do was done, so the others were refused for their own sake.
  expect(moves).toContain('pending pending → cancelled pending')
}, 600_000)
