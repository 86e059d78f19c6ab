import type { Operation } from '#kit/core/operation/operation.ts'
import { HttpProblem } from '#kit/core/operation/problem.ts'
import { envelope, SerializedReply } from './envelope.ts'
import { asRefusal } from './problems.ts'
import { type Handler, type OperationServer, readInput } from './serve.ts'

type Parts = { params?: unknown; query?: unknown; body?: unknown }

/**
 * The operations of `api` for a page that is being rendered: the same handlers, access check and validation as over
 * HTTP, always as nobody, without a socket.
 */
export function callInProcess(
  api: Record<string, Operation>,
  handlers: ReadonlyMap<string, Handler<Operation, never>>,
  missing: OperationServer<never>['missing'],
) {
  return async (key: string, { params = {}, query = {}, body }: Parts = {}): Promise<unknown> => {
    const operation = api[key]
    const handler = handlers.get(key)
    if (!handler || operation?.access !== 'anyone') throw new HttpProblem('not_signed_in')
    const input = readInput(operation, { params, query, body }, missing)
    const nobody = { user: undefined, submit: undefined, address: '' }
    try {
      const reply: unknown = await handler({ ...input, ...nobody } as Parameters<typeof handler>[0])
      return reply instanceof SerializedReply ? JSON.parse(reply.text) : envelope(operation, reply)
    } catch (error) {
      // What is expected keeps its status, a database that is away included; a fault of ours stays what it is.
      const refusal = asRefusal(error)
      throw refusal.code === 'internal_error' ? error : refusal
    }
  }
}
