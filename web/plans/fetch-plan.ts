import { storedToken } from '#web/session.ts'

/** The bytes of a private file, by its signed link or as whoever is signed in: the link ends after minutes. */
export async function fetchPlan(url: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await reply(url, signal)).arrayBuffer())
}

/** The first piece of a file; the rest is not waited for. */
export async function fetchStart(url: string, signal?: AbortSignal): Promise<Uint8Array> {
  const reader = (await reply(url, signal)).body?.getReader()
  const start = await reader?.read()
  await reader?.cancel()
  return start?.value ?? new Uint8Array()
}

async function reply(url: string, signal?: AbortSignal): Promise<Response> {
  const token = storedToken()
  const isOurs = new URL(url, window.location.href).origin === window.location.origin
  const headers: HeadersInit = isOurs && token !== null ? { authorization: `Bearer ${token}` } : {}
  const answer = await fetch(url, { headers, signal })
  if (!answer.ok) throw new Error(`The plan was answered by ${answer.status}`)
  return answer
}
