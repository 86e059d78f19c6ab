import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { ApiKey } from '#contract/api.ts'
import type { Reply } from '#contract/call.ts'
import { injectedCall, injectedReply } from '#tests/support/injected-call.ts'
import type { Person } from '#tests/support/people.ts'
import type { TestAsk } from '#tests/support/test-shop.ts'

/** A shop somewhere else, asked by the contract as `TestShop` is; a refusal is thrown as `Refusal`. */
export type ShopElsewhere = {
  as(person: Person): {
    call: <K extends ApiKey>(key: K, ask?: TestAsk<K>) => Promise<Reply<K> & { data: unknown }>
    /** The status alone, refused or not. */
    status(key: ApiKey, ask?: { body?: unknown }): Promise<number>
  }
  /** The text of a page, or of whatever else is at `path`. */
  get(path: string): Promise<{ status: number; text: string }>
}

const PAUSE_MS = 500
const MAX_REQUESTED = 40

/**
 * On a busy machine a process sheds what it cannot keep up with, or waits in vain for a connection. As a page would,
 * this asks again: what was shed was not begun, and a key makes a second submit the first.
 */
async function patiently(url: URL, init: RequestInit, requested = 1): Promise<Response> {
  const reply = await fetch(url, init)
  if (reply.status !== 503 || requested === MAX_REQUESTED) return reply
  const mayAsk = new Headers(init.headers).has('idempotency-key') || (init.method ?? 'GET') === 'GET'
  if (!mayAsk && !(await reply.clone().text()).includes('"overloaded"')) return reply
  await wait(PAUSE_MS)
  return patiently(url, init, requested + 1)
}

/** Asks the shop at `address` over HTTP; `from` is who a proxy in front of it says that asks. */
export function askingAt(address: string, from: string): ShopElsewhere {
  const forwarded = { 'x-forwarded-for': from }
  const http = {
    async inject({ method, url, headers, payload }: InjectOptions) {
      const isForm = payload instanceof FormData
      const sent = new Headers({ ...forwarded, ...(headers as Record<string, string>) })
      if (!isForm && payload !== undefined) sent.set('content-type', 'application/json')
      const reply = await patiently(new URL(url as string, address), {
        ...(method && { method }),
        headers: sent,
        ...(payload !== undefined && { body: isForm ? payload : JSON.stringify(payload) }),
      })
      const bytes = Buffer.from(await reply.arrayBuffer())
      return {
        statusCode: reply.status,
        headers: Object.fromEntries(reply.headers),
        rawPayload: bytes,
        json: () => JSON.parse(bytes.toString()) as unknown,
      }
    },
  } as unknown as FastifyInstance

  return {
    as: (person) => ({
      call: (key, ask) => injectedCall(http, person, key, ask),
      status: async (key, ask) => (await injectedReply(http, person, key, ask)).statusCode,
    }),
    async get(path) {
      const reply = await patiently(new URL(path, address), { headers: forwarded, redirect: 'manual' })
      return { status: reply.status, text: await reply.text() }
    },
  }
}
