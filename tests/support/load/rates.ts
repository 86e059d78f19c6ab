import { setTimeout as wait } from 'node:timers/promises'
import type { gun, Outcome, Shot } from './shots.ts'

type Gun = ReturnType<typeof gun>
type Load = { gun: Gun; next: () => Shot; seconds: number }

const TICK_MS = 10

/** `people` of whom each asks again as soon as they were answered: what a shop does at its best. */
export async function askInTurn({ gun, next, seconds, people }: Load & { people: number }) {
  const outcomes: Outcome[] = []
  const end = performance.now() + seconds * 1000
  async function person() {
    while (performance.now() < end) outcomes.push(await gun.shoot(next()))
  }
  await Promise.all(Array.from({ length: people }, person))
  return outcomes
}

/** `perSecond` new requests each second, whether or not those before were answered. */
export async function askAtRate({ gun, next, seconds, perSecond }: Load & { perSecond: number }) {
  const begun = performance.now()
  const shots: Promise<Outcome>[] = []
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - begun) {
    const due = Math.floor((passed / 1000) * perSecond)
    while (shots.length < due) shots.push(gun.shoot(next()))
    await wait(TICK_MS)
  }
  return Promise.all(shots)
}

/** The value that `part` of all stay below or at. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0
}
