import { setTimeout as wait } from 'node:timers/promises'
import type { LastingData } from '#tests/support/databases/lasting-data.ts'
import { type Sent, steadyLoad } from '#tests/support/load/steady-load.ts'
import type { Chance } from '#tests/support/catalogue/random-catalogue.ts'
import { askShop, codeOf, isDone, type Listening } from '#tests/support/processes/ask-shop.ts'
import { placeOne } from '#tests/support/processes/outage.ts'
import { compareBooks, emptyBooks, type ExistingOrder } from '#tests/support/processes/writer-books.ts'
import { place, write, WRITING_BUYERS, type Writing } from '#tests/support/processes/writers.ts'
import { compareMore, type MoreBooks, sendAndPay } from './money-and-designs.ts'

const CLIENTS = 20
const REST_MS = 250
const PER_SECOND = 6
const BEFORE_MS = 2_000
const AFTER_MS = 3_000
const RETRIES = 50
/** For each process: its writers, its clients, and one who only orders, to measure by. */
const OF_A_PROCESS = WRITING_BUYERS + CLIENTS + 1
export const FAILOVER_BUYERS = 2 * OF_A_PROCESS

/** What one loss did; times in milliseconds. */
export type Loss = {
  faults: string[]
  refused: number
  /** The longest that one of the processes acknowledged no order. */
  silentMs: number
  /** The slowest reply out of memory. */
  slowestReadMs: number
  /** Reads that a process refused because its machine had too much to do. */
  shed: number
}

export type FailoverLoad = {
  /** How much it acknowledged so far. */
  promises(): number
  /** Does `lose` under the load. */
  measure(lose: () => Promise<void>): Promise<Loss>
  /** Ends it, sends again what got no answer, and gives what should not be so. */
  end(): Promise<string[]>
}

/** What was promised in all loads of one database. */
export const promisedSoFar = () => ({ books: emptyBooks(), more: { designs: [], payments: [] } as MoreBooks })

/** Sixteen buyers and the studio at both processes, until `end`. */
export function startFailoverLoad(
  shops: Listening[],
  data: LastingData,
  { books, more, random }: ReturnType<typeof promisedSoFar> & { random: Chance },
): FailoverLoad {
  const before = books.promises
  const over = new AbortController()
  const seats = shops.map((shop, number) => {
    const buyers = data.buyers.slice(number * OF_A_PROCESS, (number + 1) * OF_A_PROCESS)
    const at = {
      shop,
      product: data.product,
      buyers: buyers.slice(0, WRITING_BUYERS),
      books,
      random,
      restMs: REST_MS,
    }
    return { shop, at, clients: buyers.slice(WRITING_BUYERS, -1), orderer: buyers.at(-1) }
  })
  const written = seats.flatMap(({ at, clients }) => [
    write(at, over.signal),
    sendAndPay(at, { clients, more }, over.signal),
  ])

  /** Orders and reads out of memory at one process. */
  const probe = ({ shop, orderer }: (typeof seats)[number]) =>
    steadyLoad(PER_SECOND, [
      { name: 'order', ask: () => placeOne(shop, data.product, books.orders, orderer) },
      { name: 'list', ask: () => askShop(shop, '/api/products') },
      { name: 'page', ask: () => askShop(shop, `/product/${data.product}`) },
    ])

  return {
    promises: () => books.promises - before,
    async measure(lose) {
      const probes = seats.map(probe)
      await wait(BEFORE_MS)
      await lose()
      await wait(AFTER_MS)
      const endedAt = performance.now()
      const sent = await Promise.all(probes.map((each) => each.stop()))
      return lossIn(sent, endedAt)
    },
    async end() {
      over.abort()
      await Promise.all(written)
      const doubtful = books.orders.filter(({ id }) => id === undefined)
      const [seat] = seats
      const unanswered = seat ? await Promise.all(doubtful.map((order) => placeSurely(seat.at, order))) : []
      const found = await data.look(async (db) => [
        ...(await data.doctor(db)),
        ...(await compareBooks(db, books)),
        ...(await compareMore(db, more)),
      ])
      return [...unanswered.flat(), ...found, ...new Set(books.surprises.splice(0))]
    },
  }
}

/** Sends an order again until it is answered; a line where it never is. */
async function placeSurely(at: Writing, order: ExistingOrder): Promise<string[]> {
  for (let tries = 0; tries < RETRIES; tries++) {
    if (await place(at, order)) return []
    await wait(REST_MS)
  }
  return [`a retry of ${order.key} was not answered`]
}

function lossIn(processes: Sent[][], endedAt: number): Loss {
  const all = processes.flat()
  const reads = all.filter(({ name }) => name !== 'order')
  const orders = all.filter(({ name }) => name === 'order')
  const refused = orders.filter(({ outcome }) => !isDone(outcome))
  const isPassing = ({ outcome }: Sent) => outcome?.status === 503 && outcome.retryAfter !== null
  const isShed = (outcome: Sent['outcome']) => codeOf(outcome) === 'overloaded'
  const nameOf = ({ name, outcome }: Sent) => `${name}: ${outcome?.status ?? 'no answer'} ${codeOf(outcome)}`
  return {
    faults: [
      ...reads.filter(({ outcome }) => !isDone(outcome) && !isShed(outcome)).map(nameOf),
      ...refused.filter((each) => !isPassing(each)).map(nameOf),
    ],
    refused: refused.length,
    silentMs: Math.max(...processes.map((sent) => longestSilence(sent, endedAt))),
    shed: reads.filter(({ outcome }) => isShed(outcome)).length,
    slowestReadMs: Math.max(...reads.map(({ tookMs }) => tookMs)),
  }
}

function longestSilence(sent: Sent[], endedAt: number): number {
  const begun = Math.min(...sent.map(({ sentAt }) => sentAt))
  const acknowledged = sent
    .filter(({ name, outcome }) => name === 'order' && isDone(outcome))
    .map(({ sentAt, tookMs }) => sentAt + tookMs)
    .toSorted((one, other) => one - other)
  const moments = [begun, ...acknowledged, endedAt]
  return Math.max(...moments.slice(1).map((moment, before) => moment - (moments[before] ?? 0)))
}
