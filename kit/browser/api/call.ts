import type { OnProgress } from '#kit/core/operation/call.ts'
import { refused } from './call-error.ts'
import { addressOf, bodyOf, type Sent } from './request-parts.ts'
import { sendForm, sendJson, type Answer, type Outgoing } from './send.ts'

/** The input of a call, whatever the operation; `createCall` binds it to a contract. */
type CallInput = Sent & { idempotencyKey?: string; signal?: AbortSignal }
/** A call whose types nobody has bound to a contract yet. */
export type AnyCall = (key: string, input?: CallInput, onProgress?: OnProgress) => Promise<unknown>

/**
 * Calls operations over HTTP with the bearer token of `readToken`; a 401 for it is an `auth-error` event of the window.
 *
 * @throws CallError the shop's refusal, or `network`, `timeout`, `aborted`
 */
export function createCall(readToken: () => string | null): AnyCall {
  return async (key, input = {}, onProgress) => {
    const token = readToken()
    const headers = headersOf(token, input.idempotencyKey)
    const outgoing = { ...addressOf(key, input), headers, signal: input.signal }
    const answer = await send(outgoing, bodyOf(input), onProgress)
    if (answer.ok) return contentOf(answer)
    if (answer.status === 401 && token !== null && token === readToken())
      window.dispatchEvent(new Event('auth-error'))
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

/** JSON as its value, anything else as a file with the name the server gave it, under a type that we name. */
async function contentOf({ headers, blob }: Answer): Promise<unknown> {
  const said = headers.get('content-type') ?? ''
  if (said.includes('json')) return JSON.parse(await blob.text())
  const type = harmlessTypes.find((known) => known === said) ?? 'application/octet-stream'
  return new File([blob], fileNameIn(headers), { type })
}

function fileNameIn(headers: Headers): string {
  const disposition = headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1]
  return encoded === undefined ? (plain ?? 'download') : decodeURIComponent(encoded)
}
