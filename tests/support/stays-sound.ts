import { afterEach, expect } from 'vitest'
import { examine } from '#server/doctor/examine.ts'
import type { TestShop } from './test-shop.ts'

/** P8: after each test of a file nothing in the data of `shop` is as it should not be. */
export function staysSound(shop: TestShop): void {
  afterEach(async () => {
    expect(await examine(shop.shop)).toEqual([])
  })
}
