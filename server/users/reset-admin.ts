import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { asc } from 'drizzle-orm'
import { SoughtEmail } from '#contract/email-address.ts'
import { recordChange } from '#server/audit/record.ts'
import { readConfig } from '#server/config.ts'
import { type Db, withoutDetour } from '#kit/node/db/database.ts'
import { openLog } from '#kit/node/log.ts'
import { migrate, openDatabase } from '#server/db/open-database.ts'
import { users } from '#server/db/schema/users.ts'
import { queuedPasswords } from './password-hash.ts'
import { findUserByEmail, holdUser, runsTheShop, storePasswordHash } from './queries.ts'
import { forgetTemporaryPassword } from './temporary-password-queries.ts'
import { endSessions } from './tokens.ts'

/** 120 random bits. */
const PASSWORD_BYTES = 15

const USAGE = 'Usage: npm run admin -- --reset EMAIL'

type Print = (line: string) => void

/** Nothing was changed; the message says why and what to do. */
export class AdminRefused extends Error {}

/**
 * `npm run admin -- --reset EMAIL`: gives an admin a new password, prints it once and ends their sessions. Whoever may
 * run this reads the database anyway, so it names the shop's admins where `EMAIL` is none of them.
 *
 * @throws AdminRefused when no admin has that address
 */
export async function runAdmin(env: NodeJS.ProcessEnv, args: string[], print: Print): Promise<void> {
  const email = readArguments(args)
  const config = readConfig(env)
  const database = await openDatabase(withoutDetour(config), openLog(config.logLevel))
  try {
    await migrate(database)
    const password = await resetAdmin(database.db, email)
    print(`New password of ${email}: ${password}`)
    print('It is shown this once. Every session of theirs has ended.')
  } finally {
    await database.close()
  }
}

/** @throws AdminRefused */
export async function resetAdmin(db: Db, email: string): Promise<string> {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const passwordHash = await queuedPasswords().hash(password)
  await db.inTransaction(async (tx) => {
    const found = await findUserByEmail(tx, email)
    const user = found && (await holdUser(tx, found._id))
    if (user?.role !== 'admin') throw new AdminRefused(await refusal(tx, email))
    await storePasswordHash(tx, user._id, passwordHash)
    await endSessions(tx, user._id)
    await forgetTemporaryPassword(tx, user._id)
    const after = { signIn: 'new password, given on the server' }
    await recordChange(tx, { id: user._id, address: '' }, { action: 'user.changed', id: user._id, after })
  })
  return password
}

function readArguments(args: string[]): string {
  const options = { reset: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: false })
  const isExisting = Object.keys(values).every((name) => name in options)
  const { data: email } = SoughtEmail.safeParse(values.reset)
  if (email === undefined || !isExisting || positionals.length > 0) throw new AdminRefused(USAGE)
  return email
}

async function refusal(tx: Db, email: string): Promise<string> {
  const admins = await tx
    .select({ email: users.email })
    .from(users)
    .where(runsTheShop)
    .orderBy(asc(users.email))
  if (admins.length === 0)
    return 'This shop has no admin yet: `npm start` makes the first one and prints the password.'
  return `${email} is no admin of this shop. Its admins: ${admins.map((admin) => admin.email).join(', ')}`
}
