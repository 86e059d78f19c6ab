import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hashToken } from '#server/session.ts'
import { injectedReply } from '#tests/support/injected-call.ts'
import { givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { leilani, makana, noa, nobody, signIn } from '#tests/support/people.ts'
import { printPromise, expectNone } from '#tests/support/promise-line.ts'
import { endsAtOnce, sessionEnds } from '#tests/access/session-ends.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const FLYING = 10
const web = fileURLToPath(new URL('../../web', import.meta.url))

/** On a busy machine; nothing here is about time. */
const PATIENCE_MS = 300_000

const shop = testShop()
staysSound(shop)

test(
  'seven acts end a session before the next request',
  async () => {
    const faults: string[] = []
    const ends = Object.entries(sessionEnds(shop))
    for (const [name, end] of ends) if (!(await endsAtOnce(shop, end, FLYING))) faults.push(name)
    expectNone(
      'P36',
      ends.length,
      `logout, password change, reset, admin password set, role change, delete, demotion, with ${FLYING} requests in flight: ${faults.length} let the old token in`,
      faults,
    )
  },
  PATIENCE_MS,
)

test.each([
  ['member', leilani, 7 * DAY, 30 * DAY],
  ['seller', makana, 7 * DAY, 30 * DAY],
  ['person of the studio', noa, 2 * HOUR, 12 * HOUR],
] as const)(
  'a session of a %s ends unused, and however it is used',
  async (who, person, idle, absolute) => {
    const verify = async () => (await injectedReply(shop.http, person, 'GET /api/users/verify')).statusCode
    const seen: number[] = []
    shop.wait(idle - 1)
    seen.push(await verify())
    shop.wait(idle)
    seen.push(await verify())

    await signIn(shop.shop, person)
    const used: number[] = []
    for (const wait of [...Array<number>(9).fill(absolute / 10), absolute / 10 - 1, 1]) {
      shop.wait(wait)
      used.push(await verify())
    }
    const isStored = seen.join() === '200,401' && used.every((status, at) => status === (at < 10 ? 200 : 401))
    printPromise(
      'P36',
      seen.length + used.length,
      `the session of a ${who}: over after ${idle / HOUR} h unused, and after ${absolute / HOUR} h in use`,
      isStored,
    )
    expect(isStored).toBe(true)
  },
  PATIENCE_MS,
)

test(
  'a token is 256 random bits, of which the shop keeps the SHA-256 alone',
  async () => {
    const { db } = shop.shop
    await givePassword(db, leilani)
    const body = { email: leilani.email, password: OWN_PASSWORD }
    const tokens: string[] = []
    for (let time = 0; time < 3; time++)
      tokens.push((await shop.as(nobody).call('POST /api/users/login', { body })).token)
    expect(new Set(tokens).size).toBe(3)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const { rows } = await db.execute<{ stored: string }>(sql`select sessions::text as stored from sessions`)
    const stored = rows.map((row) => row.stored).join()
    for (const token of tokens) {
      expect(stored).toContain(hashToken(token))
      expect(stored).not.toContain(token)
    }
  },
  PATIENCE_MS,
)

test(
  'no page writes a token into an address',
  () => {
    const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    )
    const writing = sources.filter((file) =>
      /[?&](access_)?token=/i.test(readFileSync(join(web, file), 'utf8')),
    )
    expect(sources.length).toBeGreaterThan(100)
    expect(writing).toEqual([])
  },
  PATIENCE_MS,
)
