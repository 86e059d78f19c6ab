import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { inspect, isDeepStrictEqual, parseArgs } from 'node:util'
import { Divergence } from './play.ts'
import { FailedRun, runSeed } from './run-seed.ts'
import { openSimShop, type SimShop } from './sim-shop.ts'

const LAST_LINES = 12
const program = fileURLToPath(new URL('../../bin/simulate.mjs', import.meta.url))

type Requested = { seeds: number[]; steps: number }

/**
 * Plays what the command line asks for, a line for each seed, on all cores; says whether every run kept to the model.
 * `--seeds 50`: seeds 1 to 50. `--seed 7`, once or more often: these alone. `--steps 300`: how long each run is.
 */
export async function simulate(args: string[]): Promise<boolean> {
  const requested = readArgs(args)
  const lanes = process.env.SIM_LANE ? 1 : Math.min(availableParallelism(), requested.seeds.length)
  if (lanes < 2) return playHere(requested)
  const ends = Array.from({ length: lanes }, (_, lane) => playElsewhere(requested, lane, lanes))
  const isStored = (await Promise.all(ends)).every((code) => code === 0)
  const count = `${requested.seeds.length} seeds of ${requested.steps} steps`
  process.stdout.write(
    isStored ? `${count} kept to the model.\n` : `Not all of ${count} kept to the model.\n`,
  )
  return isStored
}

function readArgs(args: string[]): Requested {
  const { values } = parseArgs({
    args,
    options: {
      seeds: { type: 'string', default: '50' },
      seed: { type: 'string', multiple: true },
      steps: { type: 'string', default: '300' },
    },
  })
  const seeds = values.seed?.map(Number) ?? Array.from({ length: Number(values.seeds) }, (_, at) => at + 1)
  return { seeds, steps: Number(values.steps) }
}

/** Every `lanes`-th seed, one after the other, in a process of its own that can use a core of its own. */
async function playElsewhere({ seeds, steps }: Requested, lane: number, lanes: number): Promise<unknown> {
  const own = seeds.filter((_, at) => at % lanes === lane)
  const child = fork(
    program,
    [...own.flatMap((seed) => ['--seed', String(seed)]), '--steps', String(steps)],
    {
      env: { ...process.env, SIM_LANE: '1' },
    },
  )
  const [code] = (await once(child, 'exit')) as unknown[]
  return code
}

async function playHere({ seeds, steps }: Requested): Promise<boolean> {
  const sim = await openSimShop()
  let isStored = true
  try {
    for (const seed of seeds) if (!(await playSeed(sim, seed, steps))) isStored = false
  } finally {
    await sim.close()
  }
  return isStored
}

async function playSeed(sim: SimShop, seed: number, steps: number): Promise<boolean> {
  const begun = performance.now()
  try {
    const { faults, hash } = await runSeed(sim, { seed, steps })
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    process.stdout.write(
      `seed ${seed}: ${steps} steps, ${faults} faults, ${seconds} s, ${hash.slice(0, 16)}\n`,
    )
    return true
  } catch (error) {
    if (!(error instanceof FailedRun)) throw error
    process.stdout.write(failureText(error, seed, steps))
    return false
  }
}

/** What led to it, what is different, and how to see it again. */
export function failureText({ message, trace, cause }: FailedRun, seed: number, steps: number): string {
  const seen = cause instanceof Divergence ? differenceText(cause) : inspect(cause)
  const replay = `Play it again with: npm run sim -- --seed ${seed} --steps ${steps}`
  return `${[message, ...trace.slice(-LAST_LINES), seen, replay].join('\n')}\n`
}

function differenceText({ message, wanted, found }: Divergence): string {
  return [message, ...differences(wanted, found, '').slice(0, LAST_LINES)].join('\n')
}

/** Where the two differ, a line for each place. */
function differences(wanted: unknown, found: unknown, path: string): string[] {
  if (isDeepStrictEqual(wanted, found)) return []
  if (!isObject(wanted) || !isObject(found))
    return [`${path || 'all'}: model ${JSON.stringify(wanted)}, shop ${JSON.stringify(found)}`]
  const names = new Set([...Object.keys(wanted), ...Object.keys(found)])
  return [...names].flatMap((name) => differences(wanted[name], found[name], path ? `${path}.${name}` : name))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
