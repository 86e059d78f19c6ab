import type { OnProgress } from '#kit/core/operation/call.ts'
import { SESSION_LASTS } from '#kit/core/operation/session-lasts.ts'
import { refused, unanswered } from './call-error.ts'

/** The input of a call, whatever the operation; `createCall` binds it to a contract. */
type CallInput = Sent & { idempotencyKey?: string; signal?: AbortSignal; keepalive?: boolean }
/** A call whose types nobody has bound to a contract yet. */
export type AnyCall = (key: string, input?: CallInput, onProgress?: OnProgress) => Promise<unknown>

/**
 * Calls operations over HTTP with the bearer token of `readToken`; a 401 for it is an `auth-error` event of the window,
 * a 401 without one `no-token`, and `onLasts` is told for how many seconds its session goes on.
 *
 * @throws CallError the shop's refusal, or `network`, `timeout`, `aborted`
 */
export function createCall(
  readToken: () => string | null,
  onLasts: (seconds: number) => void = () => undefined,
): AnyCall {
  return async (key, input = {}, onProgress) => {
    const token = readToken()
    const headers = headersOf(token, input.idempotencyKey)
    const outgoing = { ...addressOf(key, input), headers, signal: input.signal, keepalive: input.keepalive }
    const answer = await send(outgoing, bodyOf(input), onProgress)
    const lasts = answer.headers.get(SESSION_LASTS)
    if (lasts !== null && token === readToken()) onLasts(Number(lasts))
    if (answer.ok) return contentOf(answer)
    if (answer.status === 401 && token === readToken())
      window.dispatchEvent(new Event(token === null ? 'no-token' : 'auth-error'))
    throw refused(answer.status, await contentOf(answer))
  }
}

function send(outgoing: Outgoing, body: FormData | string | undefined, onProgress?: OnProgress) {
  return body instanceof FormData ? sendForm(outgoing, body, onProgress) : sendJson(outgoing, body)
}

function headersOf(token: string | null, idempotencyKey: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  }
}

/** What a file may be called here: nothing that could run in a tab of ours. Anything else is bytes, to be saved. */
const harmlessTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const

/** JSON as its value, anything else and what is to be saved as a file with the name the server gave it, under a type that we name. */
async function contentOf({ headers, blob }: Answer): Promise<unknown> {
  const said = headers.get('content-type') ?? ''
  if (said.includes('json') && !headers.has('content-disposition')) return JSON.parse(await blob.text())
  const type = harmlessTypes.find((existing) => existing === said) ?? 'application/octet-stream'
  return new File([blob], fileNameIn(headers), { type })
}

function fileNameIn(headers: Headers): string {
  const disposition = headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1]
  return encoded === undefined ? (plain ?? 'download') : decodeURIComponent(encoded)
}

/** The pages wait this long for an answer: uploads over slow lines take their time. */
const TIMEOUT_MS = 480_000

type Outgoing = {
  method: string
  url: string
  headers: Record<string, string>
  signal?: AbortSignal
  keepalive?: boolean
}
type Answer = { ok: boolean; status: number; headers: Headers; blob: Blob }

/** Sends JSON, or nothing but the address. */
async function sendJson(
  { method, url, headers, signal, keepalive }: Outgoing,
  body: string | undefined,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const reply = await fetch(url, {
      method,
      body,
      keepalive,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return { ok: reply.ok, status: reply.status, headers: reply.headers, blob: await reply.blob() }
  } catch {
    throw unanswered(signal?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'network')
  }
}

/** Sends a form and tells how far it is in whole percent; only XMLHttpRequest knows. */
function sendForm(outgoing: Outgoing, form: FormData, onProgress?: OnProgress): Promise<Answer> {
  const { method, url, headers, signal } = outgoing
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.timeout = TIMEOUT_MS
    request.responseType = 'blob'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress?.(total === 0 ? 0 : Math.round((100 * loaded) / total))
    request.onload = () => resolve(answerOf(request))
    request.onerror = () => reject(unanswered('network'))
    request.ontimeout = () => reject(unanswered('timeout'))
    request.onabort = () => reject(unanswered('aborted'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    if (signal?.aborted) reject(unanswered('aborted'))
    else request.send(form)
  })
}

function answerOf(request: XMLHttpRequest): Answer {
  const lines = request.getAllResponseHeaders().trim().split(/\r\n/).filter(Boolean)
  const headers = new Headers(lines.map((line) => line.split(/:\s*(.*)/, 2) as [string, string]))
  return {
    ok: request.status >= 200 && request.status < 300,
    status: request.status,
    headers,
    blob: request.response,
  }
}

type Sent = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  asForm?: boolean
}

/** Splits `PUT /api/orders/:id/cancel` into its method and the address with its params and query filled in. */
export function addressOf(key: string, { params = {}, query = {} }: Sent): { method: string; url: string } {
  const [method = 'GET', path = '/'] = key.split(' ')
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name])))
  const search = queryOf(query)
  return { method, url: search === '' ? filled : `${filled}?${search}` }
}

/** Several values of one name are joined by commas; what is not set is left out. */
function queryOf(query: Record<string, unknown>): string {
  const set = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
}

/** The body as it is sent: a form where it holds a file (or is asked to be one), else JSON, else nothing. */
export function bodyOf({ body, asForm = false }: Sent): FormData | string | undefined {
  if (body === undefined) return undefined
  return asForm || holdsFile(body) ? formOf(body as object) : JSON.stringify(body)
}

function holdsFile(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  return Object.values(body).some(
    (part) => part instanceof Blob || (Array.isArray(part) && part[0] instanceof Blob),
  )
}

/** A list of files repeats its part; any other list or object travels as JSON text. */
function formOf(body: object): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(body)) {
    if (Array.isArray(part) && part[0] instanceof Blob) for (const file of part) form.append(name, file)
    else if (part instanceof Blob) form.append(name, part)
    else if (part !== undefined && part !== null)
      form.append(name, typeof part === 'object' ? JSON.stringify(part) : String(part))
  }
  return form
}
