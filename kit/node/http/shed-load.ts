/**
 * Refuses at the door what would only wait, so that what is under way gets done.
 *
 * In hand is every request from its arrival until its reply is ready, but not while its body comes: who sends
 * slowly takes nobody's place. While the event loop or the database is behind, a few are taken in hand at a time,
 * which keeps both busy; without memory to spare, none.
 */
import type { OutgoingHttpHeaders } from 'node:http'
import { totalmem } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#kit/node/db/database.ts'
import { wantsPage } from './problem-page.ts'
import { discardBody, problemBody, sendProblem } from './problems.ts'
import { jsonReply } from './security-headers.ts'
import { keepInHand, overloaded } from './in-hand.ts'

/** Where shedding begins; the rest stays as it is for a process of its own. */
export type LoadLimits = Partial<Limits>

/** The first two are none where they are 0. */
type Limits = {
  maxEventLoopDelayMs: number
  /** Of what is in use: memory that was freed and not given back to the system can be used again. */
  maxMemoryBytes: number
  /** Requests in hand at most. */
  maxInHand: number
  /** Of one address, or of one IPv6 network; of those whose body is coming twice as many. */
  maxInHandForOne: number
  /** How long a request may expect to wait for a connection to the database. */
  maxDatabaseWaitMs: number
}

const shedReasons = ['event_loop', 'memory', 'in_hand', 'database'] as const
type ShedReason = (typeof shedReasons)[number]

/** What the door counts, and whether it lets nobody in for want of memory. */
export type LoadStats = {
  inHand(): number
  shed: Readonly<Record<ShedReason, number>>
  isOutOfMemory(): boolean
}

const MEMORY_PART = 0.8
const limitsOfProcess: Limits = {
  maxEventLoopDelayMs: 250,
  maxMemoryBytes: MEMORY_PART * memoryLimit(),
  maxInHand: 256,
  maxInHandForOne: 64,
  maxDatabaseWaitMs: 500,
}
/** In hand at most while something is behind, and of one address: it keeps only itself waiting. */
const IN_HAND_WHILE_BEHIND = 16
const IN_HAND_FOR_ONE_WHILE_BEHIND = 8
const SAMPLE_MS = 500
/** Collecting a full heap takes some hundred milliseconds. */
const COLLECTED_EVERY_MS = 1_000

const overloadedBody = JSON.stringify(problemBody(overloaded))
const overloadedHeaders = {
  'retry-after': String(overloaded.retryAfter),
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(overloadedBody),
}

/** Sheds the load beyond the limits; null, for tests that share the process with the shop, is no limit at all. */
export async function shedLoad(
  http: FastifyInstance,
  { databaseLoad, config }: { databaseLoad: Database['load']; config: { rateLimitScale: number } },
  change: LoadLimits | null = {},
): Promise<LoadStats> {
  const { inHand, sending } = keepInHand(http)
  const shed = { event_loop: 0, memory: 0, in_hand: 0, database: 0 }
  const limits = { ...limitsOfProcess, ...change }
  const scale = Math.max(1, config.rateLimitScale)
  const maxForOne = limits.maxInHandForOne * scale
  if (change !== null) [inHand.maxOfAddress, sending.maxOfAddress] = [maxForOne, 2 * maxForOne]
  const hasMuch = (request: FastifyRequest) =>
    inHand.size >= IN_HAND_WHILE_BEHIND || inHand.ofAddress(request) >= IN_HAND_FOR_ONE_WHILE_BEHIND * scale
  const memory = watchMemory(http, change === null ? 0 : limits.maxMemoryBytes)
  const figures = { inHand: () => inHand.size, shed, ...memory }
  if (change === null) return figures

  function refuse(reason: ShedReason, request: FastifyRequest, reply: FastifyReply): void {
    shed[reason] += 1
    sendOverloaded(request, reply)
  }

  await http.register(underPressure, {
    maxEventLoopDelay: limits.maxEventLoopDelayMs,
    sampleInterval: SAMPLE_MS,
    pressureHandler: (request, reply) => {
      if (isForOperators(request)) return
      if (hasMuch(request)) refuse('event_loop', request, reply)
    },
  })
  http.addHook('onRequest', async (request, reply) => {
    if (isForOperators(request)) return
    if (memory.isOutOfMemory()) return refuse('memory', request, reply)
    if (inHand.size >= limits.maxInHand || inHand.ofAddress(request) >= maxForOne)
      return refuse('in_hand', request, reply)
    const isBehind = databaseLoad().primary.expectedWaitMs > limits.maxDatabaseWaitMs
    if (isBehind && hasMuch(request)) return refuse('database', request, reply)
    inHand.add(request, reply)
  })
  return figures
}

/** Past Fastify's ways of errors and replies, which cost as much again: what is refused here comes in floods. */
function sendOverloaded(request: FastifyRequest, reply: FastifyReply): void {
  if (wantsPage(request)) return void sendProblem(request, reply, overloaded)
  discardBody(request.raw)
  const headers = { ...(reply.getHeaders() as OutgoingHttpHeaders), ...jsonReply, ...overloadedHeaders }
  reply.hijack()
  reply.raw.writeHead(overloaded.status, headers).end(overloadedBody)
}

/**
 * Looks twice a second how much memory is in use: what the process had beside its heap at the start (code, threads),
 * and the heap and buffers that are held now. `maxBytes` 0 is no limit.
 */
function watchMemory(http: FastifyInstance, maxBytes: number): Pick<LoadStats, 'isOutOfMemory'> {
  const start = process.memoryUsage()
  const besideHeap = Math.max(0, start.rss - start.heapTotal - start.external)
  let inUse = 0
  let collectedAt = -Infinity
  function look() {
    const { heapUsed, external } = process.memoryUsage()
    inUse = besideHeap + heapUsed + external
  }
  const sample = setInterval(() => {
    look()
    if (maxBytes === 0 || inUse <= maxBytes || performance.now() - collectedAt < COLLECTED_EVERY_MS) return
    // A process that refuses everything makes no garbage, and so would not collect what it has.
    collectGarbage()
    collectedAt = performance.now()
    look()
  }, SAMPLE_MS).unref()
  http.addHook('onClose', async () => clearInterval(sample))
  return { isOutOfMemory: () => maxBytes > 0 && inUse > maxBytes }
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
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
