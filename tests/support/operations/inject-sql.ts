import { api } from '#contract/api.ts'
import { withValueAt } from './described-fields.ts'
import type { AskOf } from '#tests/access/every-ask.ts'
import { injectedReply } from '#tests/support/injected-call.ts'
import { rowCounter, rowsMoved, type RowCounts } from './row-counts.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { textInputs, type TextInput } from './text-inputs.ts'

const SLOW_MS = 2000
/** Short enough for a postal code, and long enough for a password. */
const HARMLESS = 'Calm evenings'

type Outcome = { asks: number; inputs: number; used: Set<string>; faults: string[] }
type Reported = { status: number; ms: number; moved: RowCounts }
type Requested = Awaited<ReturnType<AskOf['input']>>

/**
 * Puts `each` of `payloads` in turn, so that all come up, into every text that the operations of `sounds` read, with everything else
 * as it should be: never 5xx, never slow twice, and no rows come or go but those that the honest ask lets come or go.
 */
export async function injectSql(
  testing: TestShop,
  sounds: readonly AskOf[],
  payloads: readonly string[],
  each: number,
): Promise<Outcome> {
  const outcome: Outcome = { asks: 0, inputs: 0, used: new Set(), faults: [] }
  const { made, tell } = await teller(testing)
  for (const sound of sounds) {
    const inputs = textInputs(api[sound.key])
    if (inputs.length === 0) continue
    const honest = await tell(sound, await made(sound))
    let requested = await made(sound)
    for (const input of inputs) {
      outcome.inputs++
      for (let time = 0; time < each; time++) {
        const payload = payloads[outcome.asks++ % payloads.length] ?? ''
        outcome.used.add(payload)
        const reported = await tell(sound, withPayload(requested, input, payload))
        const again = async (text: string) => tell(sound, withPayload(await made(sound), input, text))
        const fault = await faultIn(reported, honest, payload, again)
        if (fault)
          outcome.faults.push(`${sound.key} ${input.where}.${input.path.join('.')} ${payload}: ${fault}`)
        // What was taken has changed what is asked about.
        if (reported.status < 400 && !sound.key.startsWith('GET')) requested = await made(sound)
      }
    }
  }
  return outcome
}

function withPayload(requested: Requested, { where, path }: TextInput, payload: string): Requested {
  return { ...requested, [where]: withValueAt(requested[where], path, payload) }
}

/** Asks, and says which rows moved; what one ask left is counted once, as what the next one finds. */
async function teller({ http, shop: { db } }: TestShop) {
  const countRows = await rowCounter(db)
  let counted: RowCounts | undefined
  return {
    made: async (sound: AskOf): Promise<Requested> => {
      counted = undefined
      return sound.input()
    },
    tell: async ({ key, person }: AskOf, requested: Requested): Promise<Reported> => {
      const before = counted ?? (await countRows())
      const start = performance.now()
      const { statusCode: status } = await injectedReply(http, person, key, requested)
      const ms = performance.now() - start
      counted = await countRows()
      return { status, ms, moved: rowsMoved(before, counted) }
    },
  }
}

/** A busy machine is slow once, a statement that sleeps again; any text may do more than the honest one did. */
async function faultIn(
  { status, ms, moved }: Reported,
  honest: Reported,
  payload: string,
  again: (text: string) => Promise<Reported>,
): Promise<string> {
  if (status >= 500) return String(status)
  if (!areWithin(moved, honest.moved) && !areWithin(moved, (await again(HARMLESS)).moved))
    return JSON.stringify(moved)
  return ms >= SLOW_MS && (await again(payload)).ms >= SLOW_MS ? 'slow' : ''
}

function areWithin(moved: RowCounts, honest: RowCounts): boolean {
  return Object.entries(moved).every(([table, count]) => isWithin(count, honest[table] ?? 0))
}

function isWithin(count: number, honest: number): boolean {
  return Math.sign(count) === Math.sign(honest) && Math.abs(count) <= Math.abs(honest)
}
