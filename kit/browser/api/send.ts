import type { OnProgress } from '#kit/core/operation/call.ts'
import { unanswered } from './call-error.ts'

/** The pages wait this long for an answer: uploads over slow lines take their time. */
const TIMEOUT_MS = 480_000

export type Outgoing = { method: string; url: string; headers: Record<string, string>; signal?: AbortSignal }
export type Answer = { ok: boolean; status: number; headers: Headers; blob: Blob }

/** Sends JSON, or nothing but the address. */
export async function sendJson(
  { method, url, headers, signal }: Outgoing,
  body: string | undefined,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const reply = await fetch(url, {
      method,
      body,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return { ok: reply.ok, status: reply.status, headers: reply.headers, blob: await reply.blob() }
  } catch {
    throw unanswered(signal?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'network')
  }
}

/** Sends a form and tells how far it is in whole percent; only XMLHttpRequest knows. */
export function sendForm(outgoing: Outgoing, form: FormData, onProgress?: OnProgress): Promise<Answer> {
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
