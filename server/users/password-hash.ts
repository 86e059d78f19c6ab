import type { World } from '#server/world.ts'
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { boundedQueue } from '#kit/node/jobs/bounded-queue.ts'

/** What a hash costs whoever computes it; `memory` in KiB. */
type Cost = { memory: number; passes: number; parallelism: number }

const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32

// One hash takes 19 MiB and a thread of the pool that files and DNS need too.
const HASHED_AT_ONCE = 2
const MAY_WAIT = 50

/** $argon2id$v=19$m=<KiB>,t=<passes>,p=<lanes>$<salt>$<tag>, base64 without padding. */
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/

/** Checked where there is no hash, so that an unknown address takes as long to refuse as a wrong password. */
const nobodysHash = phcText(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES))

const argon2Of = promisify(argon2)

export type Passwords = {
  /** The PHC string to keep of a password. */
  hash(password: string): Promise<string>
  /** Whether `stored` was made of `password`; never without a stored hash, and that takes as long. */
  isRight(password: string, stored: string | null | undefined): Promise<boolean>
}

/** Hashes and checks passwords, two at a time; throws `overloaded` when more than fifty wait. */
export function queuedPasswords(): Passwords {
  const queue = boundedQueue(HASHED_AT_ONCE, MAY_WAIT)
  return {
    hash: (password) => queue(() => hashPassword(password)),
    isRight: (password, stored) => queue(() => isRight(password, stored)),
  }
}

const queued = {}

/** The queue that everyone of this process waits in. */
export function passwordsOf({ cache }: Pick<World, 'cache'>): Passwords {
  return cache.stateOf(queued, queuedPasswords)
}

/** Whether a hash was made at another cost than today's: its password is hashed again at the next sign-in. */
export function isOutdated(stored: string): boolean {
  const { salt, tag, ...made } = readPhc(stored)
  return phcText(made, salt, tag) !== phcText(cost, salt, tag) || tag.length !== TAG_BYTES
}

async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return phcText(cost, salt, await derive(password, salt, cost, TAG_BYTES))
}

async function isRight(password: string, stored: string | null | undefined): Promise<boolean> {
  const { salt, tag, ...made } = readPhc(stored ?? nobodysHash)
  const derived = await derive(password, salt, made, tag.length)
  return timingSafeEqual(derived, tag) && typeof stored === 'string'
}

/** The same characters give the same bytes, however the keyboard composed them. Nothing is trimmed or cut. */
function derive(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost, tagLength: number) {
  const message = Buffer.from(password.normalize('NFC'))
  return argon2Of('argon2id', { message, nonce, memory, passes, parallelism, tagLength })
}

function phcText({ memory, passes, parallelism }: Cost, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

function readPhc(stored: string): Cost & { salt: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(stored) ?? []
  if (!salt || !tag) throw new Error('A stored password hash is no argon2id PHC string')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
