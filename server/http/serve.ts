import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import { api, type Api, type ApiKey } from '#contract/api.ts'
import type { Operation } from '#contract/endpoint.ts'
import { missing, Problem } from '#contract/problems.ts'
import { holdsFiles } from '#contract/files.ts'
import type { Shop } from '#server/shop.ts'
import { refuseOtherContent } from './content-types.ts'
import { envelope, ReadyReply } from './envelope.ts'
import { withForm } from './forms.ts'
import { hashBody, KeptReply, type Submit } from './idempotency.ts'
import { takePlace } from './in-flight.ts'
import { validationProblem } from './problems.ts'
import type { CountRequest } from './rate-limits.ts'
import { hasRepeatedNames, isReadable } from './readable-input.ts'
import { admit, type SignedIn } from './session.ts'

/** Bytes as a reply. */
export type FileAnswer = { stream: Readable | Buffer; headers: Record<string, string> }

type Part<O, Name extends string> =
  O extends Record<Name, infer S extends z.ZodType> ? z.output<S> : undefined
type UserOf<O> = O extends { access: 'anyone' } ? SignedIn | undefined : SignedIn
type ReplyOf<O> = O extends { reply: infer S extends z.ZodType } ? z.output<S> | ReadyReply : FileAnswer

/** What a handler is asked: checked input, the person, and the submit when it may be a repeat. */
export type Ask<O> = {
  params: Part<O, 'params'>
  query: Part<O, 'query'>
  body: Part<O, 'body'>
  user: UserOf<O>
  submit: Submit | undefined
  /** The caller's address, for the audit log and for throttles. */
  address: string
}

export type Handler<K extends ApiKey> = (ask: Ask<Api[K]>) => Promise<ReplyOf<Api[K]>>

/** What every room registers its routes with. */
export type App = {
  http: FastifyInstance
  shop: Shop
  count: CountRequest
  handlers: Map<ApiKey, Handler<ApiKey>>
}

/** Registers the handler of one operation of the contract: access, limits, validation and envelope come with it. */
export function serve<K extends ApiKey>(app: App, key: K, handler: Handler<K>): void {
  const operation: Operation = api[key]
  const [method, url] = key.split(' ') as [string, string]
  const people = new WeakMap<FastifyRequest, SignedIn>()
  const readsForm = holdsFiles(operation.body)
  app.handlers.set(key, handler)

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const ask = readAsk(operation, request)
    const user = people.get(request)
    const submit = submitOf(key, operation, request, user)
    const given = await handler({ ...ask, user, submit, address: request.ip } as Ask<Api[K]>)
    return sendAnswer(operation, reply, given)
  }

  app.http.route({
    method,
    url,
    onRequest: async (request, reply) => {
      const user = await admitOrCount(app, operation, request)
      if (user) people.set(request, user)
      await app.count(limitOf(operation, request), request, user)
      takePlace(app.shop, limitOf(operation, request), user, reply)
    },
    handler: async (request, reply) => {
      refuseOtherContent(request, readsForm)
      if (!readsForm) return answer(request, reply)
      return withForm(request, operation, app.shop.files, () => answer(request, reply))
    },
  })
}

/** Who is turned away has asked too: dead tokens cannot be tried without end. */
async function admitOrCount(app: App, operation: Operation, request: FastifyRequest) {
  try {
    return await admit(app.shop, operation, request)
  } catch (refusal) {
    await app.count('general', request, undefined)
    throw refusal
  }
}

function limitOf(operation: Operation, request: FastifyRequest) {
  const isSearch = operation.limit === 'search' && Object.hasOwn(request.query as object, 'search')
  return operation.limit === 'search' && !isSearch ? 'general' : (operation.limit ?? 'general')
}

/** The input of an operation, checked against its schemas. */
export function readAsk(operation: Operation, input: { params: unknown; query: unknown; body: unknown }) {
  const { params, query, body } = operation
  const checkedParams = params && readParams(params, input.params)
  if (!isReadable([input.query, input.body]) || hasRepeatedNames(input.query))
    throw new Problem('malformed_request')
  return {
    params: checkedParams,
    query: query && read(query, input.query),
    body: body && read(body, input.body === undefined ? {} : input.body),
  }
}

function read<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input, { reportInput: true })
  if (!result.success) throw validationProblem(result.error.issues)
  return result.data
}

/** A malformed id is answered exactly as an unknown one. */
function readParams<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input)
  if (!result.success) throw missing(result.error.issues[0]?.message)
  if (!isReadable(input)) throw new Problem('not_found')
  return result.data
}

function submitOf(key: ApiKey, operation: Operation, request: FastifyRequest, user: SignedIn | undefined) {
  const header = request.headers['idempotency-key']
  if (!operation.idempotent || typeof header !== 'string' || !user) return undefined
  if (!/^[\w-]{8,100}$/.test(header)) {
    throw new Problem('validation_failed', {
      message: 'Idempotency-Key must have 8 to 100 letters, digits or dashes',
    })
  }
  return { operation: key, userId: user.id, key: header, bodyHash: hashBody([request.params, request.body]) }
}

function sendAnswer(operation: Operation, reply: FastifyReply, answer: unknown) {
  if (operation.reply === 'file') {
    const { stream, headers } = answer as FileAnswer
    return reply.headers(headers).send(stream)
  }
  reply.header('content-type', 'application/json; charset=utf-8')
  if (!(answer instanceof ReadyReply)) return reply.send(JSON.stringify(envelope(operation, answer)))
  if (answer instanceof KeptReply && answer.isReplay) reply.header('idempotency-replayed', 'true')
  return reply.send(answer.text)
}
