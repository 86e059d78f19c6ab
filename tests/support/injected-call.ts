import type { FastifyInstance, InjectOptions } from 'fastify'
import { api, type ApiKey } from '#contract/api.ts'
import type { Reply } from '#contract/call.ts'
import { holdsFiles } from '#kit/core/operation/files.ts'
import type { Operation } from '#contract/endpoint.ts'
import type { Person } from '#tests/support/people.ts'

/** A refusal as the person who asked meets it. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly body: Record<string, unknown>
  readonly fields: Record<string, string> | undefined

  constructor(status: number, body: Record<string, unknown>) {
    super(String(body.message))
    this.status = status
    this.code = String(body.code)
    this.body = body
    this.fields = body.fields as Record<string, string> | undefined
  }
}

type AnyAsk = { params?: unknown; query?: unknown; body?: unknown; headers?: InjectOptions['headers'] }

/** Sends one operation of the contract into the app, without a socket; a refusal is thrown. */
export async function injectedCall<K extends ApiKey>(
  http: FastifyInstance,
  person: Person,
  key: K,
  ask: AnyAsk = {},
) {
  const reply = await injectedReply(http, person, key, ask)
  if ((api[key] as Operation).reply === 'file' && reply.statusCode === 200) {
    return new Blob([new Uint8Array(reply.rawPayload)], {
      type: String(reply.headers['content-type']),
    }) as never
  }
  const body = reply.json<Record<string, unknown>>()
  if (reply.statusCode >= 400) throw new Refusal(reply.statusCode, body)
  return body as Reply<K> & { data: unknown }
}

/** The same with the bare reply, refused or not. */
export function injectedReply(http: FastifyInstance, person: Person, key: ApiKey, ask: AnyAsk = {}) {
  const operation: Operation = api[key]
  const [method, path] = key.split(' ') as [NonNullable<InjectOptions['method']>, string]
  return http.inject({
    method,
    url: addressOf(path, ask),
    headers: { ...(person.token && { authorization: `Bearer ${person.token}` }), ...ask.headers },
    ...(ask.body !== undefined && {
      payload: holdsFiles(operation.body) ? formOf(ask.body) : (ask.body as object),
    }),
  })
}

function addressOf(path: string, ask: AnyAsk): string {
  const params = (ask.params ?? {}) as Record<string, string>
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams(ask.query as Record<string, string> | undefined).toString()
  return query ? `${filled}?${query}` : filled
}

/** A list of files repeats its part; any other list or object travels as JSON text, as in the browser. */
function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value === undefined) continue
    for (const part of isFiles(value) ? value : [value]) form.append(name, asPart(part))
  }
  return form
}

function isFiles(value: unknown): value is Blob[] {
  return Array.isArray(value) && value[0] instanceof Blob
}

function asPart(value: unknown): string | Blob {
  if (value instanceof Blob) return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}
