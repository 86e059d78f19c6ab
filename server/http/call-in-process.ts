import { api, type ApiKey } from '#contract/api.ts'
import type { Call } from '#contract/call.ts'
import type { Operation } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { envelope, ReadyReply } from './envelope.ts'
import { asProblem } from './problems.ts'
import { readAsk, type App, type Handler } from './serve.ts'

/**
 * The contract's operations for a page that is being rendered: the same handlers, access check and
 * validation as over HTTP, always as nobody, without a socket.
 */
export function callInProcess(app: Pick<App, 'handlers'>): Call {
  const call = async (key: ApiKey, ask: { params?: unknown; query?: unknown; body?: unknown } = {}) => {
    const operation: Operation = api[key]
    const handler = app.handlers.get(key)
    if (!handler || operation.access !== 'anyone') throw new Problem('not_signed_in')
    const input = readAsk(operation, { params: ask.params ?? {}, query: ask.query ?? {}, body: ask.body })
    try {
      const reply = await (handler as Handler<'GET /api/settings/public'>)({
        ...(input as { params: undefined; query: undefined; body: undefined }),
        user: undefined,
        submit: undefined,
        address: '',
      })
      return reply instanceof ReadyReply ? JSON.parse(reply.text) : envelope(operation, reply)
    } catch (error) {
      // What is expected keeps its status, a database that is away included; a fault of ours stays what it is.
      const problem = asProblem(error)
      throw problem.code === 'internal_error' ? error : problem
    }
  }
  return call as unknown as Call
}
