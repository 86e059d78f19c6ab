import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSimShop, type SimShop } from '#tests/sim/sim-shop.ts'
import { playSeeds } from '#tests/support/played-seeds.ts'

const SEEDS = 50
const STEPS = 300

let sim: SimShop
beforeAll(async () => void (sim = await openSimShop()))
afterAll(() => sim.close())

test('P6: as many random runs as each commit asks for keep to the model', async () => {
  const seeds = Array.from({ length: SEEDS }, (_, at) => at + 1)
  expect(await playSeeds(sim, { promise: 'P6', seeds, steps: STEPS })).toBe(SEEDS)
})
