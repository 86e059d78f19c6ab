/** A process that only sends the outbox, for tests that kill it. Its clock runs CLOCK_AHEAD milliseconds ahead. */
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { startOutbox } from '#server/outbox/send-outbox.ts'
import { openLog } from '#kit/node/log.ts'

const config = readConfig(process.env)
const log = openLog('silent')
const { db } = await openDatabase(config, log)
const ahead = Number(process.env.CLOCK_AHEAD)
const clock = () => new Date(Date.now() + ahead)
startOutbox({ config, db, log, clock, storeName: async () => 'Lānai' }, async () => Buffer.from('%PDF'))
setInterval(() => undefined, 1_000)
