import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import type { Operation } from '#contract/endpoint.ts'
import { MAX_INTEGER } from '#kit/core/operation/integer.ts'
import { noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

type Schema = { type?: string; maximum?: number }

/** Where whole numbers lie in a schema that may be larger than an integer of the database. */
function tooLarge(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maximum = Infinity } = schema as Schema
  const own = type === 'integer' && maximum > MAX_INTEGER ? [at] : []
  return [...own, ...Object.entries(schema).flatMap(([name, part]) => tooLarge(part, `${at}.${name}`))]
}

test('no whole number is taken that an integer of the database does not hold', () => {
  const taken = Object.entries<Operation>(api).flatMap(([key, { body, query }]) =>
    [body, query].flatMap((schema) =>
      schema ? tooLarge(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), key) : [],
    ),
  )
  expect(taken).toEqual([])
})

test('one that is larger is refused in words', async () => {
  const ask = { params: { slug: 'terms' }, body: { version: MAX_INTEGER + 1 } }
  await expect(shop.as(noa).call('POST /api/content/:slug/restore', ask)).rejects.toMatchObject({
    status: 400,
    fields: { version: `Use ${MAX_INTEGER} or less` },
  })
})
