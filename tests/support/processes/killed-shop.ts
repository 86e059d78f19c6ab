import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ShopProcess } from '#tests/operations/shop-process.ts'
import { askShop, type Listening } from './ask-shop.ts'
import type { LastingData } from '#tests/support/databases/lasting-data.ts'
import type { Person } from '#tests/support/people.ts'
import type { Chance } from '#tests/support/catalogue/random-catalogue.ts'
import { place, write, type Writing } from './writers.ts'
import { type Books, compareBooks, emptyBooks, type ExistingOrder } from './writer-books.ts'

/** What many breakdowns did to a shop: `faults` says in lines what should not be so. */
export type Toll = { faults: string[]; promises: number; retries: number; slowestReadyMs: number }

type Start = (settings: Record<string, string>) => Promise<ShopProcess>
type Breakdown = { number: number; toll: Toll & { read: number }; at: Writing; data: LastingData }

const SOONEST_MS = 200
const LATEST_MS = 2_000
const READY_PATIENCE_MS = 60_000
const POLL_MS = 20
const KEYS_TRIED_AGAIN = 5
const RETRIES = 50

/** Kills the process of a shop `times` times while eight write to it, and looks each time what is left. */
export async function killShop(
  data: LastingData,
  start: Start,
  times: number,
  random: Chance,
): Promise<Toll> {
  const toll = noToll()
  let shop = await start(data.settings)
  await shop.opened()
  const at = writing(data, shop, random)
  for (let number = 0; number < times; number++) {
    await writeUntil(at, async () => {
      await firstPromise(at.books)
      await wait(SOONEST_MS + random() * (LATEST_MS - SOONEST_MS))
      shop.signal('SIGKILL')
      await shop.exited
    })
    await lookAt({ number, toll, at, data })
    shop = await start(data.settings)
    at.shop = shop
    toll.slowestReadyMs = Math.max(toll.slowestReadyMs, await shop.opened(), await readyAfter(shop))
    await tryAgain({ number, toll, at, data })
  }
  shop.signal('SIGTERM')
  const { code } = await shop.exited
  if (code !== 0) toll.faults.push(`the last process ended with ${code}`)
  await lookAt({ number: times, toll, at, data })
  return sum(toll, at)
}

/** A server of the database that can be ended as a crash does. */
export type Crashing = { kill(): Promise<void>; start(): Promise<void> }

/** Ends the database `times` times under a shop that lives on while eight write to it, and looks each time what is left. */
export async function crashDatabase(
  data: LastingData,
  start: Start,
  { server, times, random }: { server: Crashing; times: number; random: Chance },
): Promise<Toll> {
  const toll = noToll()
  const shop = await start(data.settings)
  await shop.opened()
  void shop.exited.then(({ code }) => toll.faults.push(`the shop ended with ${code}`))
  const at = writing(data, shop, random)
  for (let number = 0; number < times; number++) {
    await writeUntil(at, async () => {
      await wait(SOONEST_MS + random() * (LATEST_MS - SOONEST_MS))
      await server.kill()
      await wait(SOONEST_MS)
      await server.start()
      toll.slowestReadyMs = Math.max(toll.slowestReadyMs, await readyAfter(shop))
    })
    await lookAt({ number, toll, at, data })
    await tryAgain({ number, toll, at, data })
  }
  await lookAt({ number: times, toll, at, data })
  return sum(toll, at)
}

function noToll(): Breakdown['toll'] {
  return { faults: [], promises: 0, retries: 0, slowestReadyMs: 0, read: 0 }
}

function writing({ product, buyers }: LastingData, shop: Listening, random: Chance): Writing {
  return { shop, product, buyers, books: emptyBooks(), random }
}

async function writeUntil(at: Writing, end: () => Promise<void>): Promise<void> {
  const over = new AbortController()
  const written = write(at, over.signal)
  await end().finally(() => over.abort())
  await written
}

/** Resolves when one more write was acknowledged. */
async function firstPromise(books: Books): Promise<void> {
  const before = books.promises
  const begun = performance.now()
  while (books.promises === before) {
    if (performance.now() - begun > READY_PATIENCE_MS) throw new Error('The shop takes no writes')
    await wait(POLL_MS)
  }
}

/** Milliseconds until the shop says that it is ready. */
export async function readyAfter(shop: Listening): Promise<number> {
  const begun = performance.now()
  while ((await askShop(shop, '/api/health/ready'))?.status !== 200) {
    if (performance.now() - begun > READY_PATIENCE_MS) throw new Error('The shop is not ready')
    await wait(POLL_MS)
  }
  return performance.now() - begun
}

async function lookAt({ number, toll, at, data }: Breakdown): Promise<void> {
  const found = await data.look(async (db) => [
    ...(await data.doctor(db)),
    ...(await compareBooks(db, at.books)),
  ])
  toll.faults.push(...found.map((fault) => `after ${number}: ${fault}`))
}

/** Sends again, under the same keys, what got no answer and some of what did; reads the evidence that was taken. */
async function tryAgain({ number, toll, at }: Breakdown): Promise<void> {
  const { books, random } = at
  const answered = books.orders.filter(({ id }) => id !== undefined)
  const some = Array.from(
    { length: KEYS_TRIED_AGAIN },
    () => answered[Math.floor(random() * answered.length)],
  )
  const doubtful = books.orders.filter(({ id }) => id === undefined)
  for (const order of [...doubtful, ...doubtful, ...some]) {
    if (!order) continue
    toll.retries += 1
    if (!(await placeSurely(at, order))) toll.faults.push(`after ${number}: a retry was not answered`)
  }
  const unread = books.evidence.slice(toll.read)
  toll.read = books.evidence.length
  for (const { path, buyer, sha256 } of unread)
    if ((await sha256At(at.shop, path, buyer)) !== sha256)
      toll.faults.push(`after ${number}: ${path} is lost`)
}

/** A machine with much to do may say "try again" for a while. */
async function placeSurely(at: Writing, order: ExistingOrder): Promise<boolean> {
  for (let tries = 0; tries < RETRIES; tries++) {
    if (await place(at, order)) return true
    await wait(SOONEST_MS)
  }
  return false
}

async function sha256At({ address }: Listening, path: string, { token }: Person): Promise<string> {
  const reply = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } })
  return createHash('sha256')
    .update(Buffer.from(await reply.arrayBuffer()))
    .digest('hex')
}

function sum({ read: _read, ...toll }: Breakdown['toll'], { books }: Writing): Toll {
  return { ...toll, promises: books.promises, faults: [...toll.faults, ...new Set(books.surprises)] }
}
