import type { Call } from '#contract/call.ts'
import { refused } from './call-error.ts'
import { addressOf, bodyOf, type Sent } from './request-parts.ts'
import { sendForm, sendJson, type Answer, type Outgoing } from './send.ts'
import { storedToken } from './session.ts'

/**
 * Calls one operation of the contract over HTTP, as whoever is signed in.
 *
 * @throws CallError the shop's refusal, or `network`, `timeout`, `aborted`
 */
export const call: Call = async (key, ...[ask = {}, onProgress]) => {
  const token = storedToken()
  const sent = ask as Sent
  const outgoing = {
    ...addressOf(key, sent),
    headers: headersOf(token, ask.idempotencyKey),
    signal: ask.signal,
  }
  const answer = await send(outgoing, bodyOf(sent), onProgress)
  if (answer.ok) return (await contentOf(answer)) as never
  if (answer.status === 401 && token !== null && token === storedToken())
    window.dispatchEvent(new Event('auth-error'))
  throw refused(answer.status, await contentOf(answer))
}

function send(
  outgoing: Outgoing,
  body: FormData | string | undefined,
  onProgress?: (percent: number) => void,
) {
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
