import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import type { Operation } from '#contract/endpoint.ts'
import { SettingsForm } from '#contract/settings-form.ts'
import { users } from '#server/db/schema/users.ts'
import { leilani, noa } from './support/people.ts'
import { testShop } from './support/test-shop.ts'

/** Texts that are neither one line nor several: secrets, keys, addresses and what a form part is parsed from. */
const neither =
  /password$|\.(token|variantKey|image|existingImages|parts?|expires|signature)$|variants|variantStock|stockSeen|modelHosts|\.ids$|(price|Price|weight|stock|bedrooms|is[A-Z]\w*|colors|materials|country|countries|status|timeZone|options|options\.id|bulk\.category|guidePrice\.\w+)$/i

type Node = {
  type?: string
  lines?: string
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  allOf?: Node[]
  additionalProperties?: Node | boolean
} & Record<string, unknown>

/** Every text of a schema by its path; a choice, a date, an id or a pattern is no free text. */
function freeTexts(node: Node, path: string): { path: string; lines: string | undefined }[] {
  const isFree =
    node.type === 'string' && !('enum' in node || 'format' in node || 'pattern' in node || 'const' in node)
  const more = typeof node.additionalProperties === 'object' ? [node.additionalProperties] : []
  return [
    ...(isFree ? [{ path, lines: node.lines }] : []),
    ...Object.entries(node.properties ?? {}).flatMap(([name, part]) => freeTexts(part, `${path}.${name}`)),
    ...[node.items, ...more].flatMap((part) => (part ? freeTexts(part, path) : [])),
    ...[...(node.anyOf ?? []), ...(node.allOf ?? [])].flatMap((part) => freeTexts(part, path)),
  ]
}

const describe = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node

test('every text that is sent says whether it is one line or several', () => {
  const bodies = Object.entries<Operation>(api).flatMap(([key, { body }]) => (body ? [{ key, body }] : []))
  const texts = [...bodies, { key: 'settings', body: SettingsForm }].flatMap(({ key, body }) =>
    freeTexts(describe(body), key),
  )
  expect(texts.length).toBeGreaterThan(100)
  const undecided = texts.filter(({ path, lines }) => lines === undefined && !neither.test(path))
  expect(undecided.map(({ path }) => path)).toEqual([])
})

const shop = testShop()

test.each([
  ['Koa\r\nBcc: all@lanai.example', 'Koa Bcc: all@lanai.example'],
  ['  Koa \n\t House\n', 'Koa House'],
  ['Koa\u2028House', 'Koa House'],
  ['Koa\u202E\u2067 House\u2069', 'Koa House'],
])('the store name %j is %j', async (typed, storeName) => {
  const { settings } = await shop
    .as(noa)
    .call('PUT /api/settings', { body: { general: { storeName: typed } } })
  expect(settings.general.storeName).toBe(storeName)
})

test('what is nothing but line ends is missing, and nothing changes', async () => {
  const people = () => shop.shop.db.select().from(users)
  const before = await people()
  const save = shop.as(leilani).call('PUT /api/users/profile', { body: { firstName: ' \r\n ' } })
  await expect(save).rejects.toMatchObject({ status: 400, fields: { firstName: 'First name is required' } })
  expect(await people()).toEqual(before)
})
