import { expect } from 'vitest'
import type { ApiKey } from '#contract/api.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { everyAsk } from './every-ask.ts'
import { injectedReply } from '#tests/support/injected-call.ts'

/** What is asked by GET and cannot be answered where nothing may be written. */
export async function writesByGet(testing: TestShop): Promise<Set<ApiKey>> {
  const found = new Set<ApiKey>()
  const mayWrite = (may: boolean) => testing.shop.db.execute(`set default_transaction_read_only = ${!may}`)
  for (const { key, person, input } of everyAsk(testing).filter(({ key }) => key.startsWith('GET'))) {
    const requested = await input()
    await mayWrite(false)
    const { statusCode } = await injectedReply(testing.http, person, key, requested)
    await mayWrite(true)
    if (statusCode >= 500) found.add(key)
    else expect([key, statusCode]).toEqual([key, 200])
  }
  return found
}
