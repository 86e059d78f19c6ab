import { beforeAll } from 'vitest'
import { nobody, type Person } from '#tests/support/people.ts'
import { openAccount, sellAtListPrices } from './street-shopper.ts'
import type { Street } from './street.ts'

/** Two people with accounts, for one journey through a shop that sells at list prices. */
export function twoShoppers(street: Pick<Street, 'app' | 'shop'>): {
  readonly leilani: Person
  readonly kai: Person
} {
  let leilani = nobody
  let kai = nobody

  beforeAll(async () => {
    await sellAtListPrices(street)
    leilani = await openAccount(street, 'Leilani')
    kai = await openAccount(street, 'Kai')
  })

  return {
    get leilani() {
      return leilani
    },
    get kai() {
      return kai
    },
  }
}
