import { expect, test } from 'vitest'
import { seedProduct } from '#tests/support/seed/product.ts'
import {
  callableOperations,
  bearerOf,
  formOperations,
  jsonOperations,
  type CallableOperation,
} from '#tests/support/operations/json-operations.ts'
import { either, refused, taken } from '#tests/support/operations/json-names.ts'
import { storedByShop } from '#tests/support/operations/stored-by-shop.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { expectNone } from '#tests/support/promise-line.ts'
import { testShop } from '#tests/support/test-shop.ts'

/** On a busy machine; nothing here is about time. */
const PATIENCE_MS = 300_000

const shop = testShop()
const json = { 'content-type': 'application/json' }

const poisons = [
  '{"__proto__":{"polluted":1}}',
  '{"\\u005f_proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  ...['variants', 'variantStock', 'questionnaire', 'general', 'options', 'shippingAddress'].flatMap(
    (name) => [
      `{"${name}":{"__proto__":{"polluted":1}}}`,
      `{"${name}":{"constructor":{"prototype":{"polluted":1}}}}`,
    ],
  ),
  '{"orderItems":[{"variants":{"__proto__":{"polluted":1}}}]}',
]

test(
  'a body that reaches for prototypes is refused',
  async () => {
    const asks = jsonOperations.flatMap((operation) =>
      poisons.map((payload) => ({ operation, payload, headers: json })),
    )
    await expectRefused('bodies with __proto__ or constructor.prototype', asks, [400])
  },
  PATIENCE_MS,
)

test(
  'parts of a form that reach for prototypes are refused or not read',
  async () => {
    await shop.as(noa).call('PUT /api/settings', { body: {} }) // writes down what so far was as it always is
    const asks = formOperations.flatMap((operation) =>
      ['variants', 'variantStock', 'general', 'seen', 'brief', 'rooms', '__proto__', 'constructor'].flatMap(
        (name) =>
          ['{"__proto__":{"polluted":1}}', '{"a":{"constructor":{"prototype":{"polluted":1}}}}'].map(
            (value) => {
              const payload = new FormData()
              payload.append(name, value)
              payload.append(`${name}[__proto__][polluted]`, '1')
              return { operation, payload }
            },
          ),
      ),
    )
    // What a form does not describe is not read at all.
    await expectRefused('forms with __proto__ or constructor.prototype', asks, [200, 400, 404])
  },
  PATIENCE_MS,
)

test(
  'a body whose root is no object, or that can be read in two ways, is refused',
  async () => {
    const roots = [
      '[]',
      '[{}]',
      '"text"',
      '1',
      'true',
      'null',
      '{',
      '{"a":1}x',
      '\ufeff{}',
      '{"a":1,"a":2}',
      '{"b":[{"a":1,"\\u0061":2}]}',
      '[[],]',
      `{"a":${'['.repeat(200)}${']'.repeat(200)}}`,
      '{"a":NaN}',
      "{'a':1}",
    ]
    const asks = jsonOperations.flatMap((operation) =>
      roots.map((payload) => ({ operation, payload, headers: json })),
    )
    await expectRefused(
      'bodies whose root is no object, with repeated names, a byte order mark or too deep',
      asks,
      [400],
    )
  },
  PATIENCE_MS,
)

test(
  'a name that stands twice in the query is refused',
  async () => {
    const reads = callableOperations.filter(({ method }) => method === 'GET')
    const queries = [
      '?page=1&page=2',
      '?sort=a&limit=1&sort=b',
      '?status=&status=',
      '?x=1&x=1',
      '?__proto__=1&__proto__=2',
    ]
    const asks = reads.flatMap((operation) => queries.map((query) => ({ operation, query })))
    await expectRefused('repeated names in the query', asks, [400, 404])
  },
  PATIENCE_MS,
)

test(
  'only JSON is read as JSON, however it is called',
  async () => {
    const operation = jsonOperations.find(({ key }) => key === 'POST /api/cart/add') as CallableOperation
    const productId = await seedProduct(shop.shop.db)
    const sound = JSON.stringify({ productId })
    const answers = async (type: string, payload: string) =>
      (await ask({ operation, payload, headers: { 'content-type': type } })).statusCode
    const faults: string[] = []
    for (const type of [...taken, ...refused, ...either]) {
      const [good, bad] = [await answers(type, sound), await answers(type, '{"quantity":1}')]
      const [mayBeTaken, mayBeRefused] = [!refused.includes(type), !taken.includes(type)]
      const isTaken = mayBeTaken && good === 200 && bad === 400
      const isRefused = mayBeRefused && good === 415 && bad === 415
      if (!isTaken && !isRefused) faults.push(`${JSON.stringify(type)}: ${good} ${bad}`)
    }
    expectNone(
      'P34',
      taken.length + refused.length + either.length,
      `content types by which unchecked input came in, or JSON did not: ${faults.length}`,
      faults,
    )
    expect((await shop.as(leilani).call('GET /api/cart')).cart.totalItems).toBeGreaterThanOrEqual(
      taken.length,
    )
  },
  PATIENCE_MS,
)

test(
  'what reads JSON takes no form, and the reverse',
  async () => {
    const form = () => {
      const payload = new FormData()
      payload.append('text', 'Aloha')
      return payload
    }
    const asks = [
      ...jsonOperations.map((operation) => ({ operation, payload: form() })),
      ...formOperations.map((operation) => ({ operation, payload: '{}', headers: json })),
    ]
    await expectRefused('JSON where a form is read, forms where JSON is', asks, [415])
  },
  PATIENCE_MS,
)

type Requested = {
  operation: CallableOperation
  payload?: string | FormData
  headers?: object
  query?: string
}

function ask({ operation: { method, url, person }, payload, headers = {}, query = '' }: Requested) {
  return shop.http.inject({
    method,
    url: url + query,
    headers: { ...bearerOf(person), ...headers },
    ...(payload !== undefined && { payload }),
  })
}

/** Asks all, each refused with one of `statuses`, and nothing is kept. */
async function expectRefused(what: string, asks: Requested[], statuses: number[]) {
  const before = await storedByShop(shop)
  const faults: string[] = []
  for (const requested of asks) {
    const { statusCode } = await ask(requested)
    if (!statuses.includes(statusCode)) {
      const sent = typeof requested.payload === 'string' ? requested.payload : (requested.query ?? 'a form')
      faults.push(`${requested.operation.key} ${sent}: ${statusCode}`)
    }
  }
  expectNone('P34', asks.length, `${what}: not refused: ${faults.length}`, faults)
  expect(await storedByShop(shop)).toEqual(before)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
}
