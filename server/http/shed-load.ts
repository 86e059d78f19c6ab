/**
 * Refuses at the door what would only wait, so that what is under way gets done.
 *
 * In hand is every request from its arrival until its reply is ready, but not while its body comes: who sends
 * slowly takes nobody's place. While the event loop or the database is behind, a few are taken in hand at a time,
 * which keeps both busy; without memory to spare, none.
 */
import { totalmem } from 'node:os'
import underPressure, { TYPE_RSS_BYTES } from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problems.ts'
import type { World } from '#server/world.ts'
import { isBodyComing, isForm } from './body-in-time.ts'

/** Where shedding begins; the rest stays as it is for a process of its own. */
export type LoadLimits = Partial<Limits>

/** The first two are none where they are 0. */
type Limits = {
  maxEventLoopDelayMs: number
  maxRssBytes: number
  /** Requests in hand at most. */
  maxInHand: number
  /** How long a request may expect to wait for a connection to the database. */
  maxDatabaseWaitMs: number
}

const shedReasons = ['event_loop', 'memory', 'in_hand', 'database'] as const
type ShedReason = (typeof shedReasons)[number]

/** What the door counts. */
export type DoorFigures = { inHand(): number; shed: Readonly<Record<ShedReason, number>> }

const RSS_PART = 0.8
const limitsOfProcess: Limits = {
  maxEventLoopDelayMs: 250,
  maxRssBytes: RSS_PART * memoryLimit(),
  maxInHand: 256,
  maxDatabaseWaitMs: 500,
}
/** In hand at most while something is behind. */
const IN_HAND_WHILE_BEHIND = 16
const SAMPLE_MS = 500
const RETRY_AFTER_SECONDS = 2

/** Sheds the load beyond the limits; null, for tests that share the process with the shop, is no limit at all. */
export async function shedLoad(
  http: FastifyInstance,
  { databaseLoad }: Pick<World, 'databaseLoad'>,
  given: LoadLimits | null = {},
): Promise<DoorFigures> {
  const inHand = keepInHand(http)
  const shed = { event_loop: 0, memory: 0, in_hand: 0, database: 0 }
  const figures = { inHand: () => inHand.size, shed }
  if (given === null) return figures
  const limits = { ...limitsOfProcess, ...given }

  function refuse(reason: ShedReason): never {
    shed[reason] += 1
    throw new Problem('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
  }

  await http.register(underPressure, {
    maxEventLoopDelay: limits.maxEventLoopDelayMs,
    maxRssBytes: limits.maxRssBytes,
    sampleInterval: SAMPLE_MS,
    pressureHandler: (request, _reply, type) => {
      if (isForOperators(request)) return
      if (type === TYPE_RSS_BYTES) refuse('memory')
      if (inHand.size >= IN_HAND_WHILE_BEHIND) refuse('event_loop')
    },
  })
  http.addHook('onRequest', async (request) => {
    if (isForOperators(request)) return
    if (inHand.size >= limits.maxInHand) refuse('in_hand')
    const isBehind = databaseLoad().primary.expectedWaitMs > limits.maxDatabaseWaitMs
    if (isBehind && inHand.size >= IN_HAND_WHILE_BEHIND) refuse('database')
    inHand.add(request)
  })
  return figures
}

/** The requests in hand; whoever lets one in adds it. */
function keepInHand(http: FastifyInstance): Set<FastifyRequest> {
  const inHand = new Set<FastifyRequest>()
  const sending = new WeakSet<FastifyRequest>()
  http.addHook('preParsing', async (request) => {
    if (isBodyComing(request) && inHand.delete(request)) sending.add(request)
  })
  // A form comes while its handler reads it, and how many of them there may be is limited for each person.
  http.addHook('preValidation', async (request) => {
    if (sending.delete(request) && !isForm(request)) inHand.add(request)
  })
  http.addHook('onSend', async (request) => void inHand.delete(request))
  http.addHook('onResponse', async (request) => void inHand.delete(request))
  return inHand
}

/** Whether the process lives and how it fares is answered whatever happens. */
function isForOperators({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/health/') || url === '/api/metrics'
}

/** Bytes that this process may take: by its control group, or else all there are. */
function memoryLimit(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
