import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpProblem } from '#kit/core/operation/problem.ts'
import { networkOf } from '#kit/node/limits/caller-network.ts'
import { isBodyComing, isForm } from './body-limits.ts'

export const overloaded = new HttpProblem('overloaded', { retryAfter: 2 })

/** Requests, counted by address too. */
class Requests {
  readonly #addresses = new Map<FastifyRequest, string>()
  readonly #counts = new Map<string, number>()
  readonly begun = new WeakSet<FastifyRequest>()
  maxOfAddress = Infinity

  get size(): number {
    return this.#addresses.size
  }

  ofAddress({ ip }: FastifyRequest): number {
    return this.#counts.get(networkOf(ip)) ?? 0
  }

  /** Nothing more is heard of a request whose sender hangs up before its handler begins: it is not counted any more. */
  add(request: FastifyRequest, { raw }: FastifyReply): void {
    raw.once('close', () => !this.begun.has(request) && this.delete(request))
    const address = networkOf(request.ip)
    this.#addresses.set(request, address)
    this.#counts.set(address, (this.#counts.get(address) ?? 0) + 1)
  }

  /** @throws HttpProblem `overloaded` beyond what an address may have */
  addIfRoom(request: FastifyRequest, reply: FastifyReply): void {
    if (this.ofAddress(request) >= this.maxOfAddress) throw overloaded
    this.add(request, reply)
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

/** The requests in hand, and apart from them those whose body is coming; whoever lets one in adds it. */
export function keepInHand(http: FastifyInstance): { inHand: Requests; sending: Requests } {
  const [inHand, sending] = [new Requests(), new Requests()]
  http.addHook('preParsing', async (request, reply) => {
    if (isBodyComing(request) && inHand.delete(request)) sending.addIfRoom(request, reply)
  })
  // A form comes while its handler reads it, and how many of them there may be is limited for each person.
  http.addHook('preValidation', async (request, reply) => {
    if (sending.delete(request) && !isForm(request) && !reply.raw.destroyed) inHand.addIfRoom(request, reply)
  })
  http.addHook('preHandler', (request, _reply, done) => {
    inHand.begun.add(request)
    done()
  })
  const end = async (request: FastifyRequest) => void (inHand.delete(request) || sending.delete(request))
  http.addHook('onSend', end)
  http.addHook('onResponse', end)
  return { inHand, sending }
}
