import { expect, test } from 'vitest'
import type { z } from 'zod'
import { Refusal } from './injected-call.ts'
import { storedByShop } from './operations/stored-by-shop.ts'
import type { TestShop } from './test-shop.ts'

/** What the shop says, under which field if it is one's fault, and what makes it say so. */
export type SaidByShop = [message: string, field: string, ask: () => Promise<unknown>]

/** What a page says by itself, before anything is sent: the field, its schema, and what is typed. */
export type SaidByPage = [message: string, field: string, schema: z.ZodType, typed: object]

/** Proves that each is said, and gives all the messages. */
export function proveSaid(
  shop: TestShop,
  { refusals, checks }: { refusals: readonly SaidByShop[]; checks: readonly SaidByPage[] },
): Set<string> {
  test.each(refusals)(
    '"%s" is said, under the field "%s", and nothing changes',
    async (message, field, ask) => {
      const before = await storedByShop(shop)
      const refusal = await ask().catch((error: unknown) => error)
      if (!(refusal instanceof Refusal)) throw new Error('A refusal was expected', { cause: refusal })
      expect(refusal.body).toMatchObject({ success: false, message, error: message })
      expect(refusal.fields).toEqual(field === '' ? undefined : { [field]: message })
      expect(await storedByShop(shop)).toEqual(before)
    },
  )

  test.each(checks)(
    '"%s" is said by the page itself, under the field "%s"',
    (message, field, schema, typed) => {
      const first = schema.safeParse(typed).error?.issues[0]
      expect([first?.path.join('.'), first?.message]).toEqual([field, message])
    },
  )
  return new Set([...refusals, ...checks].map(([message]) => message))
}
