import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LimitName } from '#contract/endpoint.ts'
import { tooMany } from '#kit/core/operation/problem.ts'
import type { World } from './world.ts'
import { every } from '#kit/node/jobs/every.ts'
import { networkOf } from '#kit/node/limits/caller-network.ts'
import { type Budget, type Consume, MemoryCounter } from '#kit/node/limits/memory-counter.ts'
import type { SignedIn } from './session.ts'
import { flushCounters, sweepCounts, tableConsume } from '#kit/node/limits/table-counter.ts'

/** Whom a budget binds: nobody known, everybody, or those signed in, with the studio and sellers apart where it says so. */
type Bound = 'visitor' | 'everyone' | 'person' | 'member' | 'studio'
type Rule = { for: Bound; per: 'address' | 'person'; max: number; perMs: number }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Requests allowed (docs/specification/promises.md, section 5); every budget that binds the caller is drawn from. */
const rules: Record<LimitName, Rule[]> = {
  'sign-in': [{ for: 'everyone', per: 'address', max: 20, perMs: 15 * minute }],
  'forgot-password': [{ for: 'everyone', per: 'address', max: 10, perMs: hour }],
  register: [{ for: 'everyone', per: 'address', max: 10, perMs: hour }],
  // Whoever asks may be nobody's account, and the studio reads each.
  question: [
    { for: 'everyone', per: 'address', max: 10, perMs: hour },
    { for: 'everyone', per: 'address', max: 30, perMs: day },
  ],
  order: [
    { for: 'everyone', per: 'address', max: 60, perMs: minute },
    { for: 'person', per: 'person', max: 10, perMs: minute },
    { for: 'person', per: 'person', max: 100, perMs: day },
  ],
  upload: [
    { for: 'member', per: 'address', max: 30, perMs: 10 * minute },
    { for: 'member', per: 'person', max: 20, perMs: hour },
    { for: 'studio', per: 'person', max: 600, perMs: hour },
  ],
  export: [{ for: 'person', per: 'person', max: 10, perMs: minute }],
  search: [
    { for: 'visitor', per: 'address', max: 120, perMs: minute },
    { for: 'person', per: 'person', max: 240, perMs: minute },
  ],
  // What the other side is told of by a letter, or reads as words.
  message: [
    { for: 'member', per: 'person', max: 20, perMs: minute },
    { for: 'member', per: 'person', max: 200, perMs: day },
    { for: 'studio', per: 'person', max: 120, perMs: minute },
  ],
  change: [
    { for: 'member', per: 'person', max: 240, perMs: minute },
    { for: 'member', per: 'person', max: 3_000, perMs: day },
    { for: 'studio', per: 'person', max: 600, perMs: minute },
  ],
  visit: [
    { for: 'visitor', per: 'address', max: 600, perMs: minute },
    { for: 'person', per: 'person', max: 240, perMs: minute },
  ],
  general: [
    { for: 'visitor', per: 'address', max: 600, perMs: minute },
    { for: 'person', per: 'person', max: 1200, perMs: minute },
  ],
}

/**
 * What asks often enough that a statement for each would be felt: counted here, and flushed to the table
 * every second. Each of them lets through what comes within that second, and no more.
 */
const flushedLater = new Set<LimitName>(['search', 'change', 'visit', 'general'])
const FLUSHED_EVERY_MS = 1_000
const SWEPT_EVERY_MS = 60_000

/** Counts a request against its budgets, or throws `rate_limited`. */
export type CountRequest = (
  name: LimitName,
  request: Pick<FastifyRequest, 'ip'>,
  user: SignedIn | undefined,
) => Promise<void>

/**
 * The counters of the shop, until `http` is closed: of all processes where they share a PostgreSQL, else of this one.
 * `RATE_LIMIT_SCALE` multiplies every budget.
 */
export function rateLimits(http: FastifyInstance, world: World): CountRequest {
  const scale = world.config.rateLimitScale
  const here = new MemoryCounter(world.clock)
  const shared = world.engine === 'postgres' ? shareCounts(http, world, here) : here.consume

  return async (name, { ip }, user) => {
    const network = networkOf(ip)
    const consume = flushedLater.has(name) ? here.consume : shared
    const waitMs = await consume(budgetsOf(name, network, user, scale))
    if (waitMs > 0) throw tooMany(waitMs)
  }
}

/** Settles and sweeps the counters from the opening of the doors to their closing. */
function shareCounts(http: FastifyInstance, { db, clock, log }: World, here: MemoryCounter): Consume {
  let jobs: { stop(): Promise<void> }[] = []
  http.addHook('onReady', async () => {
    const failure = 'Requests could not be counted with those of other processes: this one counts its own'
    const job = { name: 'rate-limits', atOnce: false, failure, level: 'warn' } as const
    jobs = [
      every(log, { ...job, everyMs: FLUSHED_EVERY_MS, run: () => flushCounters(db, clock, here) }),
      every(log, { ...job, everyMs: SWEPT_EVERY_MS, run: () => sweepCounts(db, clock()) }),
    ]
  })
  http.addHook('onClose', async () => void (await Promise.all(jobs.map((job) => job.stop()))))
  return tableConsume(db, clock)
}

function budgetsOf(name: LimitName, address: string, user: SignedIn | undefined, scale: number): Budget[] {
  return rules[name]
    .filter((rule) => binds(rule.for, user))
    .map(({ per, max, perMs }) => {
      const whom = (per === 'person' ? user?.id : undefined) ?? address
      return { key: hashOf(name, per, String(perMs), whom), max: Math.ceil(max * scale), perMs }
    })
}

/** Neither people nor addresses are named where they are counted. */
function hashOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 22)
}

function binds(bound: Bound, user: SignedIn | undefined): boolean {
  if (bound === 'everyone') return true
  if (!user || bound === 'visitor') return !user && bound === 'visitor'
  const isStudio = user.role === 'admin' || user.role === 'seller'
  return bound === 'person' || (bound === 'studio') === isStudio
}
