import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LimitName } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import type { SignedIn } from './session.ts'

/** Whom a budget binds: nobody known, everybody, or those signed in, with the studio and sellers apart where it says so. */
type Bound = 'visitor' | 'everyone' | 'person' | 'member' | 'studio'
type Budget = { for: Bound; per: 'address' | 'person'; max: number; perMs: number }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Requests allowed (docs/specification/promises.md, section 5); every budget that binds the caller is drawn from. */
const budgets: Record<LimitName, Budget[]> = {
  'sign-in': [{ for: 'everyone', per: 'address', max: 20, perMs: 15 * minute }],
  'forgot-password': [{ for: 'everyone', per: 'address', max: 10, perMs: hour }],
  register: [{ for: 'everyone', per: 'address', max: 10, perMs: hour }],
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
  general: [
    { for: 'visitor', per: 'address', max: 600, perMs: minute },
    { for: 'person', per: 'person', max: 1200, perMs: minute },
  ],
}

/** Counts a request against its budgets, or throws `rate_limited`. */
export type CountRequest = (
  name: LimitName,
  request: FastifyRequest,
  user: SignedIn | undefined,
) => Promise<void>

/** The counters of this process; `scale` multiplies every budget for load tests. */
export async function rateLimits(app: FastifyInstance, scale: number): Promise<CountRequest> {
  await app.register(rateLimit, { global: false, cache: 20_000 })
  const people = new WeakMap<FastifyRequest, SignedIn>()
  const counterOf = (budget: Budget) => ({
    ...budget,
    count: app.createRateLimit({
      max: Math.ceil(budget.max * scale),
      timeWindow: budget.perMs,
      keyGenerator: (request) =>
        (budget.per === 'person' ? people.get(request)?.id : undefined) ?? request.ip,
    }),
  })
  const counters = new Map(Object.entries(budgets).map(([name, each]) => [name, each.map(counterOf)]))

  return async (name, request, user) => {
    if (user) people.set(request, user)
    for (const counter of counters.get(name) ?? []) {
      if (!binds(counter.for, user)) continue
      const counted = await counter.count(request)
      if (!counted.isAllowed && counted.isExceeded)
        throw new Problem('rate_limited', { retryAfter: counted.ttlInSeconds })
    }
  }
}

function binds(bound: Bound, user: SignedIn | undefined): boolean {
  if (bound === 'everyone') return true
  if (!user || bound === 'visitor') return !user && bound === 'visitor'
  const isStudio = user.role === 'admin' || user.role === 'seller'
  return bound === 'person' || (bound === 'studio') === isStudio
}
