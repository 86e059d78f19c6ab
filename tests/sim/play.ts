import { readAllAgain } from '#tests/support/read-all-again.ts'
import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '#tests/support/injected-call.ts'
import { type Act, done, type Outcome, refused, type Stage } from './act.ts'
import { booksOf, readBooks } from './books.ts'
import type { Model } from './model.ts'
import { type Fault, PLANTED } from './trouble.ts'

/** The shop did something else than the model foretold. */
export class Divergence extends Error {
  readonly wanted: unknown
  readonly found: unknown

  constructor(what: string, wanted: unknown, found: unknown) {
    super(what)
    this.wanted = wanted
    this.found = found
  }
}

/** What a step came to: the model afterwards, what the trace says of it, and whether a fault was met. */
type Played = { model: Model; reported: string; isHit?: boolean }

const keyed = (key: string) => ({ 'idempotency-key': key })

/** Does it once, with nothing in the way. */
export async function playPlainly(stage: Stage, model: Model, act: Act, key: string): Promise<Played> {
  const after = structuredClone(model)
  const wanted = act.expect(after)
  const found = await outcomeOf(act.ask(stage, keyed(key)))
  mustEqual('The reply is another than the model’s', wanted, found)
  await mustHaveBooks(stage, after)
  return { model: after, reported: textOf(found) }
}

/** Does it twice at the same moment, as a double click does: under one key it is one. */
export async function playTwice(stage: Stage, model: Model, act: Act, key: string): Promise<Played> {
  const after = structuredClone(model)
  const first = act.expect(after)
  const isOne = act.isKeyed && 'done' in first
  const wanted = [first, isOne ? first : act.expect(after)]
  const found = await Promise.all([key, key].map((key) => outcomeOf(act.ask(stage, keyed(key)))))
  // Of two without a key either may come first, so only what became of them is foretold.
  const named = act.isKeyed ? textOf : kindOf
  mustEqual(
    'The replies are others than the model’s',
    wanted.map(named).toSorted(),
    found.map(named).toSorted(),
  )
  await mustHaveBooks(stage, after)
  return { model: after, reported: found.map(named).toSorted().join(' & ') }
}

/** Does it while something goes wrong: it is done entirely or not at all, and under its key it can be sent again. */
export async function playThrough(
  stage: Stage,
  model: Model,
  act: Act,
  key: string,
  fault: Fault,
): Promise<Played> {
  const after = structuredClone(model)
  const wanted = act.expect(after)
  const { trouble } = stage.sim
  trouble.arm(fault)
  const requested = await outcomeOf(act.ask(stage, keyed(key)))
  const isHit = trouble.disarm()
  // What was committed while its line was lost is seen at the next look, a second later.
  if (isHit) await readAllAgain(stage.sim.shop)
  if (!isOurFault(requested)) {
    mustEqual('The reply is another than the model’s', wanted, requested)
    await mustHaveBooks(stage, after)
    return { model: after, reported: textOf(requested), isHit }
  }
  const { books } = await refreshIds(stage)
  const isDone = 'done' in wanted && isDeepStrictEqual(books, booksOf(after))
  const now = isDone ? after : model
  mustEqual('It was half done', booksOf(now), books)
  const reported = `${textOf(requested)}, ${isDone ? 'done' : 'not done'}`
  if (!act.isKeyed) return { model: now, reported, isHit }
  const again = await outcomeOf(act.ask(stage, keyed(key)))
  mustEqual('Sent again, the reply is another than the model’s', wanted, again)
  await mustHaveBooks(stage, after)
  return { model: after, reported: `${reported}, again: ${textOf(again)}`, isHit }
}

async function outcomeOf(work: Promise<unknown>): Promise<Outcome> {
  try {
    return done(await work)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (JSON.stringify(error.body).includes(PLANTED))
      throw new Divergence('A reply tells of a fault', '', error.body)
    return refused(error.code)
  }
}

const ourFaults = new Set(['internal_error', 'unavailable', 'storage_unavailable'])

function isOurFault(outcome: Outcome): boolean {
  return 'refused' in outcome && ourFaults.has(outcome.refused)
}

const textOf = (outcome: Outcome): string => JSON.stringify(outcome)
const kindOf = (outcome: Outcome): string => ('done' in outcome ? 'done' : outcome.refused)

function mustEqual(what: string, wanted: unknown, found: unknown): void {
  if (!isDeepStrictEqual(wanted, found)) throw new Divergence(what, wanted, found)
}

async function mustHaveBooks(stage: Stage, model: Model): Promise<void> {
  const { books } = await refreshIds(stage)
  mustEqual('The books are others than the model’s', booksOf(model), books)
}

async function refreshIds(stage: Stage) {
  const { books, ids } = await readBooks(stage.sim.shop.db)
  stage.ids = ids
  return { books }
}
