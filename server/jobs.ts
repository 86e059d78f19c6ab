import { vacuum } from '#kit/node/db/disk-space.ts'
import { every, type Job } from '#kit/node/jobs/every.ts'
import { sendCommentLetters } from './designs/comments/comment-letters.ts'
import { remindOfFees } from './designs/remind-of-fee.ts'
import { keepHouse } from './housekeeping/keep-house.ts'
import { sendMessageLetters } from './orders/messages/message-letters.ts'
import { followDues } from './orders/payments/follow-dues.ts'
import { expireQuotes } from './orders/quotes/expire-quotes.ts'
import { sumLedger } from './payments/ledger-sums.ts'
import { catalogueWatchOf } from './products/catalogue-watch.ts'
import { sendQuestionLetters } from './questions/question-letters.ts'
import { notifyBackInStock } from './stock/notify-back-in-stock.ts'
import { notifyLowStock } from './stock/notify-low-stock.ts'
import type { World } from './world.ts'

type ShopJob = Omit<Job, 'name' | 'run'> & { run: (world: World) => Promise<unknown> }

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const fromTheStart = { everyMs: MINUTE, atOnce: true }
const afterAMinute = { everyMs: MINUTE, atOnce: false }
const letters = { ...fromTheStart, failure: 'Letters about what people wrote could not be sent' }

/** What is done again and again, by any number of processes at once. */
const jobs = {
  quotes: { ...fromTheStart, run: expireQuotes, failure: 'Ended quotes could not be looked for' },
  'fee-reminders': {
    ...fromTheStart,
    run: remindOfFees,
    failure: 'Open design fees could not be looked for',
  },
  dues: { ...fromTheStart, run: followDues, failure: 'What is due could not be followed' },
  'ledger-sums': { everyMs: HOUR, atOnce: true, run: sumLedger, failure: 'The books could not be summed' },
  'comment-letters': { ...letters, run: sendCommentLetters },
  'message-letters': { ...letters, run: sendMessageLetters },
  'question-letters': { ...letters, run: sendQuestionLetters },
  'low-stock': { ...afterAMinute, run: notifyLowStock, failure: 'Low stock could not be looked for' },
  'back-in-stock': {
    ...afterAMinute,
    run: notifyBackInStock,
    failure: 'Those who wait for stock could not be told',
  },
  catalogue: {
    everyMs: SECOND,
    atOnce: true,
    run: (world) => catalogueWatchOf(world).look(),
    failure: 'Changes of other processes could not be read: the next look covers them',
    level: 'warn',
  },
  housekeeping: {
    everyMs: HOUR,
    atOnce: false,
    run: keepHouse,
    failure: 'What is dead could not be removed',
  },
  // So often that even the fastest saves leave only what takes some half a second.
  vacuum: {
    everyMs: 10 * SECOND,
    atOnce: false,
    run: async ({ db, engine }) => engine === 'pglite' && vacuum(db),
    failure: 'The room of dead rows could not be made free',
  },
} satisfies Record<string, ShopJob>

/** Starts a job, which runs until it is stopped. */
export function startJob(world: World, name: keyof typeof jobs): { stop(): Promise<void> } {
  const { run, ...job }: ShopJob = jobs[name]
  return every(world.log, { ...job, name, run: () => run(world) })
}

/** Starts all of them. */
export function startJobs(world: World): { stop(): Promise<void> } {
  const started = (Object.keys(jobs) as (keyof typeof jobs)[]).map((name) => startJob(world, name))
  return { stop: async () => void (await Promise.all(started.map((job) => job.stop()))) }
}
