import { createHash } from 'node:crypto'
import { examine } from '#server/doctor/examine.ts'
import type { Act, Operation, Stage } from './act.ts'
import { dice, type Dice, repeatableRandom } from './dice.ts'
import type { Model } from './model.ts'
import { boardOperations } from './operations/boards.ts'
import { cartOperations } from './operations/cart.ts'
import { dayOperations } from './operations/days.ts'
import { designStudioOperations } from './operations/design-studio.ts'
import { designOperations } from './operations/designs.ts'
import { orderOperations } from './operations/orders.ts'
import { paymentOperations } from './operations/payments.ts'
import { peopleOperations } from './operations/people.ts'
import { placingOperations } from './operations/placing.ts'
import { quoteOperations } from './operations/quotes.ts'
import { studioOperations } from './operations/studio.ts'
import { meetNewcomers, openRun } from './opening.ts'
import { Divergence, playPlainly, playThrough, playTwice } from './play.ts'
import type { SimShop } from './sim-shop.ts'
import { type Fault, faultsWithFiles, faultsWithoutFiles } from './trouble.ts'

const operations: Operation[] = [
  ...cartOperations,
  ...placingOperations,
  ...orderOperations,
  ...quoteOperations,
  ...paymentOperations,
  ...studioOperations,
  ...designOperations,
  ...designStudioOperations,
  ...boardOperations,
  ...peopleOperations,
  ...dayOperations,
]

/** How much of a run is doubled, and how much meets a fault. */
const DOUBLED = 0.1
const FAULTY = 0.2
/** The furthest statement of a call that is made to fail. */
const LATEST_STATEMENT = 14
const SECOND = 1_000

/** A run that kept to the model, and how many steps met a fault; two runs of one seed have one hash. */
export type Run = { seed: number; steps: number; hash: string; faults: number; trace: string[] }

/** A run that did not, with what led to it. */
export class FailedRun extends Error {
  readonly trace: string[]

  constructor(seed: number, trace: string[], cause: unknown) {
    super(`Seed ${seed} fails at step ${trace.length}`, { cause })
    this.trace = trace
  }
}

/**
 * Plays `steps` steps that `seed` decides, each compared with the model by its reply and by the books; the doctor
 * looks after every one of `examineEvery`.
 *
 * @throws FailedRun
 */
export async function runSeed(
  sim: SimShop,
  { seed, steps, examineEvery = 1 }: { seed: number; steps: number; examineEvery?: number },
): Promise<Run> {
  const throws = dice(seed)
  const keys = repeatableRandom(~seed)
  const opened = await openRun(sim, seed, throws)
  const { stage } = opened
  let { model } = opened
  const trace: string[] = []
  let faults = 0
  try {
    for (let step = 1; step <= steps; step++) {
      sim.wait(SECOND)
      const act = drawAct(throws, model)
      const way = drawWay(throws, act)
      const line = trace.push(`${step} ${act.what} [${wayText(way)}]`) - 1
      const played = await play(stage, model, act, way, keys.uuid())
      trace[line] += ` → ${played.reported}`
      model = played.model
      if (played.isHit) faults += 1
      await meetNewcomers(stage, model)
      if (step % examineEvery === 0 || step === steps) await mustBeSound(sim)
    }
  } catch (error) {
    throw new FailedRun(seed, trace, error)
  }
  const hash = createHash('sha256').update(trace.join('\n')).digest('hex')
  return { seed, steps, hash, faults, trace }
}

type Way = 'once' | 'twice' | Fault

function drawAct(dice: Dice, model: Model): Act {
  for (;;) {
    const act = dice.weighted(operations).draw(dice, model)
    if (act) return act
  }
}

function drawWay(dice: Dice, { hasFiles, isAlone, isOneAtATime }: Act): Way {
  if (isAlone) return 'once'
  if (dice.happens(DOUBLED)) return isOneAtATime ? 'once' : 'twice'
  if (!dice.happens(FAULTY / (1 - DOUBLED))) return 'once'
  const kind = dice.one(hasFiles ? faultsWithFiles : faultsWithoutFiles)
  const isStatement = kind === 'statement refused' || kind === 'slow'
  return { kind, at: isStatement ? 1 + dice.below(LATEST_STATEMENT) : 1 }
}

function play(stage: Stage, model: Model, act: Act, way: Way, key: string) {
  if (way === 'once') return playPlainly(stage, model, act, key)
  return way === 'twice' ? playTwice(stage, model, act, key) : playThrough(stage, model, act, key, way)
}

const wayText = (way: Way) => (typeof way === 'string' ? way : `${way.kind} at ${way.at}`)

/** P8: nothing in the data is as it should not be. */
async function mustBeSound({ shop }: SimShop): Promise<void> {
  const found = await examine(shop)
  if (found.length > 0) throw new Divergence('The doctor finds something', [], found)
}
