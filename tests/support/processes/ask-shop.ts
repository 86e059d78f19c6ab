import type { Person } from '#tests/support/people.ts'

type Question = {
  method?: string
  person?: Person
  json?: unknown
  form?: FormData
  /** The idempotency key. */
  key?: string
}

/** What came of a request: a reply read to its end, or none when the connection broke before. */
export type Outcome<Body = unknown> = { status: number; retryAfter: string | null; body: Body } | undefined

/** The shop as it listens somewhere. */
export type Listening = { readonly address: string }

/** Asks a shop that may go away at any moment. */
export async function askShop<Body = unknown>(
  { address }: Listening,
  path: string,
  { method = 'GET', person, json, form, key }: Question = {},
): Promise<Outcome<Body>> {
  const headers = new Headers()
  if (person?.token) headers.set('authorization', `Bearer ${person.token}`)
  if (json !== undefined) headers.set('content-type', 'application/json')
  if (key) headers.set('idempotency-key', key)
  const body = json === undefined ? form : JSON.stringify(json)
  try {
    const reply = await fetch(`${address}${path}`, { method, headers, body, redirect: 'manual' })
    const text = await reply.text()
    const isJson = reply.headers.get('content-type')?.startsWith('application/json')
    return {
      status: reply.status,
      retryAfter: reply.headers.get('retry-after'),
      body: (isJson ? JSON.parse(text) : text) as Body,
    }
  } catch {
    return undefined
  }
}

/** Whether the reply says that it is done. */
export function isDone<Body>(outcome: Outcome<Body>): outcome is NonNullable<Outcome<Body>> {
  return outcome !== undefined && outcome.status < 300
}

/** The code of a refusal. */
export function codeOf(outcome: Outcome): string {
  const { body } = outcome ?? {}
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''
}
