import { beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Operation } from '#contract/endpoint.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { openDoors } from './doors.ts'

type Schema = {
  type?: string
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
} & Record<string, unknown>
type Described = {
  operationId: string
  summary: string
  parameters: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
  security?: object[]
}

const shop = testShop()
const doors = openDoors(shop, { rateLimitScale: 0.02 })
let document: {
  openapi: string
  paths: Record<string, Record<string, Described>>
  components: object
  servers: object[]
}

beforeAll(async () => {
  document = (await (await doors.ask('/api/openapi.json')).json()) as typeof document
})

const described = (key: string) => {
  const [method = '', path = ''] = key.split(' ')
  const found = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!found) throw new Error(`${key} is not described`)
  return found
}

test('the document is OpenAPI 3.1 and lists every operation of the contract and no other', () => {
  expect(document.openapi).toBe('3.1.0')
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(listed.toSorted()).toEqual(Object.keys(api).toSorted())
})

test.each(Object.entries<Operation>(api))(
  '%s is described whole',
  (key, { access, summary, body, reply }) => {
    const operation = described(key)
    expect(operation).toMatchObject({ operationId: key, summary })
    expect(operation.security).toEqual(access === 'anyone' ? undefined : [{ bearer: [] }])
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => name)).toEqual([...key.matchAll(/:(\w+)/g)].map((match) => match[1]))
    for (const parameter of inPath)
      expect(parameter).toMatchObject({ required: true, schema: { type: 'string' } })
    expect(operation.requestBody !== undefined).toBe(body !== undefined)
    const content = operation.responses[200]?.content ?? {}
    expect(Object.keys(content)).toEqual([reply === 'file' ? 'application/octet-stream' : 'application/json'])
    expect(operation.responses.default?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Problem',
    })
  },
)

test('every schema in it is one that a reader of JSON Schema knows', () => {
  const existing = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])
  const wrong: unknown[] = []
  const walk = (part: unknown, at: string) => {
    if (typeof part !== 'object' || part === null) return
    const { type, required, properties, $ref } = part as Schema
    if (typeof type === 'string' && !existing.has(type) && !at.endsWith('bearer')) wrong.push([at, type])
    if (properties && Array.isArray(required)) {
      for (const name of required) if (!(name in properties)) wrong.push([at, name])
    }
    if (typeof $ref === 'string' && $ref !== '#/components/schemas/Problem') wrong.push([at, $ref])
    for (const [name, inner] of Object.entries(part)) walk(inner, `${at}/${name}`)
  }
  walk(document, '')
  expect(wrong).toEqual([])
})

test('a client finds the shop from where it read the document, and by its public address', () => {
  expect(document.servers).toEqual([{ url: '/' }, { url: shop.shop.config.publicUrl }])
})

test('a list names what it can be asked by', () => {
  const { parameters } = described('GET /api/products')
  const page = parameters.find(({ name }) => name === 'page')
  expect(page).toMatchObject({
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, default: 1 },
  })
  const sort = parameters.find(({ name }) => name === 'sort')
  expect(sort?.schema.enum).toEqual(
    expect.arrayContaining(['recommended', 'price-low', 'price-high', 'newest', 'name']),
  )
})

test('money is a number and a moment is text, as they travel', () => {
  const schema = described('GET /api/orders/:id').responses[200]?.content['application/json']?.schema
  const order = schema?.properties?.order?.properties
  expect(order?.totalPrice?.type).toBe('number')
  expect(order?.createdAt).toMatchObject({ type: 'string', format: 'date-time' })
  expect(schema?.required).toEqual(expect.arrayContaining(['success', 'data', 'order']))
})

test('JSON bodies and forms are told apart, and a form’s file is one', () => {
  const login = described('POST /api/users/login').requestBody?.content
  expect(login?.['application/json']?.schema.required).toEqual(['email', 'password'])
  const { content, required } = described('POST /api/orders/:id/payment-evidence').requestBody ?? {}
  expect(required).toBe(true)
  expect(Object.keys(content ?? {})).toEqual(['multipart/form-data'])
  const form = content?.['multipart/form-data']?.schema
  expect(form?.required).toEqual(['paymentEvidence'])
  expect(form?.properties?.paymentEvidence).toMatchObject({
    type: 'string',
    format: 'binary',
    maxLength: 5_242_880,
  })
})

test('what may be sent twice says by which header', () => {
  const header = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }
  expect(described('POST /api/orders').parameters).toContainEqual(header)
  expect(described('GET /api/orders').parameters).not.toContainEqual(header)
})

test('its page reads the one document, packed once, and whoever asks without end is refused', async () => {
  const ask = (path: string) =>
    doors.ask(path, { redirect: 'manual', headers: { 'accept-encoding': 'br, gzip' } })
  for (const name of ['json', 'yaml']) {
    const { status, headers } = await ask(`/api/docs/${name}`)
    expect([status, headers.get('location')]).toEqual([302, '/api/openapi.json'])
  }
  const packed = await ask('/api/openapi.json')
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(100_000)
  expect(await packed.json()).toEqual(document)
  const replies = await Promise.all(Array.from({ length: 24 }, () => ask('/api/docs/static/swagger-ui.css')))
  expect(replies.filter(({ status }) => status === 429)).not.toHaveLength(0)
})
