import { afterAll, beforeAll, expect, test } from 'vitest'
import { runSeed } from '#tests/sim/run-seed.ts'
import { openSimShop, type SimShop } from '#tests/sim/sim-shop.ts'
import { playSeeds } from '#tests/support/played-seeds.ts'

const SEEDS = [101, 102, 103]
const STEPS = 60

let sim: SimShop
beforeAll(async () => void (sim = await openSimShop()))
afterAll(() => sim.close())

test('P6: a few random runs keep to the model', { timeout: 120_000 }, async () => {
  expect(await playSeeds(sim, { promise: 'P6', seeds: SEEDS, steps: STEPS })).toBe(SEEDS.length)
})

test(
  'P6: two runs of one seed are the same step for step, and of another seed are not',
  { timeout: 120_000 },
  async () => {
    const [first, again, other] = [
      await runSeed(sim, { seed: 7, steps: 40 }),
      await runSeed(sim, { seed: 7, steps: 40 }),
      await runSeed(sim, { seed: 8, steps: 40 }),
    ]
    expect(again.trace).toEqual(first.trace)
    expect(again.hash).toBe(first.hash)
    expect(other.hash).not.toBe(first.hash)
  },
)
