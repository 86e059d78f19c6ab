import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import { holdsFiles } from '#kit/core/operation/files.ts'
import type { Operation } from '#kit/core/operation/operation.ts'
import { HttpProblem, type Refusal } from '#kit/core/operation/problem.ts'
import { spooled } from '#kit/node/files/spooled.ts'
import type { Files } from '#kit/node/files/store.ts'
import type { LimitEach } from '#kit/node/jobs/limit-each.ts'
import { envelope, SerializedReply } from './envelope.ts'
import { withForm } from './forms.ts'
import { LateReply } from './late-strings.ts'
import { idempotentRequest, type IdempotentRequest, StoredReply } from './idempotency.ts'
import { hasRepeatedNames, isReadable, refuseOtherContent } from './readable-input.ts'
import { validationProblem } from './problems.ts'

/** Bytes as a reply. */
export type FileAnswer = { stream: Readable | Buffer; headers: Record<string, string> }

type Part<O, Name extends string> =
  O extends Record<Name, infer S extends z.ZodType> ? z.output<S> : undefined
type ReplyOf<O> = O extends { reply: infer S extends z.ZodType }
  ? z.output<S> | SerializedReply | LateReply<z.output<S>>
  : FileAnswer

/** What a handler gets: checked input, the person, and the request's key when it may be a repeat. */
export type Input<O, User> = {
  params: Part<O, 'params'>
  query: Part<O, 'query'>
  body: Part<O, 'body'>
  user: O extends { access: 'anyone' } ? User | undefined : User
  submit: IdempotentRequest | undefined
  /** The caller's address, for the audit log and for throttles. */
  address: string
}

export type Handler<O, User> = (input: Input<O, User>) => Promise<ReplyOf<O>>

/** What every operation is served with. */
export type OperationServer<User extends { id: string }, Op extends Operation = Operation> = {
  http: FastifyInstance
  files: Files
  /** Who asks, or a refusal before a byte of the body is read. */
  authorize(operation: Op, request: FastifyRequest, reply: FastifyReply): Promise<User | undefined>
  /** Counts the request against the budgets named `limit`, or throws `rate_limited`. */
  consume(limit: string, request: FastifyRequest, user: User | undefined): Promise<void>
  /** Refuses what a person has too much of in flight; its place is free again once `work` is done and `reply` has left. */
  limitInFlight(
    limit: string,
    user: User | undefined,
    reply: FastifyReply,
    work: () => Promise<unknown> | undefined,
  ): void
  /** Runs what a person reads a few at a time: however many they ask for at once, others need not wait for all of them. */
  limitReads: LimitEach
  /** The refusal of what is not there, by the message of the id's schema. */
  missing(message: string | undefined): Refusal
}

/** Serves one operation: access, limits, validation and envelope come with it. */
export function serveOperation<User extends { id: string }, Op extends Operation>(
  server: OperationServer<User, Op>,
  key: string,
  operation: Op,
  handler: Handler<Operation, User>,
): void {
  const [method, url] = key.split(' ') as [string, string]
  const people = new WeakMap<FastifyRequest, User>()
  const works = new WeakMap<FastifyRequest, Promise<unknown>>()
  const readsForm = holdsFiles(operation.body)

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const input = readInput(operation, request, server.missing)
    const user = people.get(request)
    const submit = idempotentRequest(key, operation, request, user)
    const person = { user, submit, address: request.ip }
    const answer = await handler({ ...input, ...person } as Input<Operation, User>)
    return operation.reply === 'file'
      ? sendFile(server.files, reply, answer)
      : sendAnswer(operation, reply, answer)
  }

  async function readAndAnswer(request: FastifyRequest, reply: FastifyReply) {
    refuseOtherContent(request, readsForm)
    if (!readsForm) return answer(request, reply)
    return withForm(request, operation, server.files, () => answer(request, reply))
  }

  server.http.route({
    method,
    url,
    onRequest: async (request, reply) => {
      const user = await authorizeOrCount(server, operation, request, reply)
      if (user) people.set(request, user)
      await server.consume(limitOf(operation, request), request, user)
      server.limitInFlight(limitOf(operation, request), user, reply, () => works.get(request))
    },
    handler: (request, reply) => {
      const user = method === 'GET' && people.get(request)
      const answered = () => readAndAnswer(request, reply)
      const work = user ? server.limitReads(user.id, answered) : answered()
      works.set(request, work)
      return work
    },
  })
}

/** Who is turned away is counted too: dead tokens cannot be tried without end. */
async function authorizeOrCount<User extends { id: string }, Op extends Operation>(
  server: OperationServer<User, Op>,
  operation: Op,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User | undefined> {
  try {
    return await server.authorize(operation, request, reply)
  } catch (refusal) {
    await server.consume('general', request, undefined)
    throw refusal
  }
}

function limitOf(operation: Operation, request: FastifyRequest): string {
  const { limit = 'general', limitIf } = operation
  return limitIf === undefined || Object.hasOwn(request.query as object, limitIf) ? limit : 'general'
}

/** The input of an operation, checked against its schemas. */
export function readInput(
  operation: Operation,
  input: { params: unknown; query: unknown; body: unknown },
  missing: OperationServer<never>['missing'],
) {
  const { params, query, body } = operation
  const checkedParams = params && readParams(params, input.params, missing)
  if (!isReadable([input.query, input.body]) || hasRepeatedNames(input.query))
    throw new HttpProblem('malformed_request')
  return {
    params: checkedParams,
    query: query && read(query, input.query, missing),
    body: body && read(body, input.body === undefined ? {} : input.body, missing),
  }
}

function read<S extends z.ZodType>(schema: S, input: unknown, missing: OperationServer<never>['missing']) {
  const result = schema.safeParse(input, { reportInput: true })
  if (!result.success) throw validationProblem(result.error.issues, missing)
  return result.data
}

/** A malformed id is answered exactly as an unknown one. */
function readParams<S extends z.ZodType>(
  schema: S,
  input: unknown,
  missing: OperationServer<never>['missing'],
): z.output<S> {
  const result = schema.safeParse(input)
  if (!result.success) throw missing(result.error.issues[0]?.message)
  if (!isReadable(input)) throw new HttpProblem('not_found')
  return result.data
}

async function sendFile(files: Files, reply: FastifyReply, { stream, headers }: FileAnswer) {
  const sent = Buffer.isBuffer(stream) ? await spooled(stream, files.temporaryPath()) : stream
  return reply.headers(headers).send(sent)
}

function sendAnswer(operation: Operation, reply: FastifyReply, answer: unknown) {
  reply.header('content-type', 'application/json; charset=utf-8')
  if (answer instanceof LateReply)
    return reply.send(answer.late.filledIn(JSON.stringify(envelope(operation, answer.reply))))
  if (!(answer instanceof SerializedReply)) return reply.send(JSON.stringify(envelope(operation, answer)))
  if (answer instanceof StoredReply && answer.isReplay) reply.header('idempotency-replayed', 'true')
  return reply.send(answer.text)
}
