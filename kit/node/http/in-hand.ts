import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpProblem } from '#kit/core/operation/problem.ts'
import { networkOf } from '#kit/node/limits/caller-network.ts'
import { isBodyComing, isForm } from './body-timeout.ts'

export const RETRY_AFTER_SECONDS = 2

/** Requests, counted by address too. */
class InHand {
  readonly #addresses = new Map<FastifyRequest, string>()
  readonly #counts = new Map<string, number>()
  readonly begun = new WeakSet<FastifyRequest>()
  /** Of one address, when the body of another one has come. */
  maxOfAddress = Infinity

  get size(): number {
    return this.#addresses.size
  }

  ofAddress(ip: string): number {
    return this.#counts.get(networkOf(ip)) ?? 0
  }

  /** Nothing more is heard of a request whose sender hangs up before its handler begins: it is out of hand then. */
  add(request: FastifyRequest, { raw }: FastifyReply): void {
    raw.once('close', () => !this.begun.has(request) && this.delete(request))
    const address = networkOf(request.ip)
    this.#addresses.set(request, address)
    this.#counts.set(address, (this.#counts.get(address) ?? 0) + 1)
  }

  delete(request: FastifyRequest): boolean {
    const address = this.#addresses.get(request)
    if (address === undefined) return false
    const left = (this.#counts.get(address) ?? 0) - 1
    if (left > 0) this.#counts.set(address, left)
    else this.#counts.delete(address)
    return this.#addresses.delete(request)
  }
}

/** The requests in hand; whoever lets one in adds it. */
export function keepInHand(http: FastifyInstance): InHand {
  const inHand = new InHand()
  const sending = new WeakSet<FastifyRequest>()
  http.addHook('preParsing', async (request) => {
    if (isBodyComing(request) && inHand.delete(request)) sending.add(request)
  })
  // A form comes while its handler reads it, and how many of them there may be is limited for each person.
  http.addHook('preValidation', async (request, reply) => {
    if (!sending.delete(request) || isForm(request) || reply.raw.destroyed) return
    if (inHand.ofAddress(request.ip) >= inHand.maxOfAddress)
      throw new HttpProblem('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
    inHand.add(request, reply)
  })
  http.addHook('preHandler', (request, _reply, done) => {
    inHand.begun.add(request)
    done()
  })
  http.addHook('onSend', async (request) => void inHand.delete(request))
  http.addHook('onResponse', async (request) => void inHand.delete(request))
  return inHand
}
