import type { z } from 'zod'
import { RequestId } from '#contract/designs/design-request.ts'
import type { Operation } from '#contract/endpoint.ts'
import { OrderId } from '#contract/orders/order.ts'
import { Problem, type ProblemCode } from '#contract/problems.ts'
import { countIn } from '#domain/numbers.ts'
import type { Handler } from '#kit/node/http/serve.ts'
import type { SignedIn } from './session.ts'
import type { World } from './world.ts'

type Noun = { text: string; missing: ProblemCode }

/** What an address may call by its number. */
const nouns = new Map<z.ZodType, Noun>([
  [OrderId, { text: 'select id from orders where number = $1', missing: 'order_not_found' }],
  [
    RequestId,
    { text: 'select id from design_requests where number = $1', missing: 'design_request_not_found' },
  ],
])

const UUID_LENGTH = 36

/** `handler` with the id in place of a number; whose it is, is asked there, so that another's is missing as an unknown one. */
export function byNumber(
  { db }: World,
  operation: Operation,
  handler: Handler<Operation, SignedIn>,
): Handler<Operation, SignedIn> {
  const noun = nouns.get(operation.params?.shape.id as z.ZodType)
  if (!noun) return handler
  return async (input) => {
    const params = input.params as unknown as { id: string }
    if (params.id.length === UUID_LENGTH) return handler(input)
    const name = `id_by_number_${noun.missing}`
    const [found] = await db.rows<{ id: string }>({ name, text: noun.text, values: [countIn(params.id)] })
    if (!found) throw new Problem(noun.missing)
    return handler({ ...input, params: { ...params, id: found.id } as unknown as undefined })
  }
}
