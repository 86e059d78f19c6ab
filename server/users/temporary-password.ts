import { createHash } from 'node:crypto'
import type { Random } from '#server/world.ts'

const MINUTE = 60_000

/** How long a temporary password lives, in milliseconds. */
export const TEMPORARY_PASSWORD_LIFE = 30 * MINUTE
/** How often one may be tried, right or wrong. */
export const MAX_TRIES = 5
/** How many temporary passwords one address is sent in an hour; and how many links to prove that it is somebody's. */
export const MAX_MAILS_PER_HOUR = 3

/** Digits and capital letters without I, L, O and U: read out or typed from a screen, none is taken for another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Of 5 random bits each: 80 in all. */
const LENGTH = 16

/** A new temporary password, such as 7K2M-QX4D-09VT-HB5N. */
export function newTemporaryPassword(random: Random): string {
  const bytes = Buffer.from(random.token(), 'base64url').subarray(0, LENGTH)
  // 256 is a multiple of 32, so every sign is as likely as any other.
  const signs = Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length])
  return signs.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** What is kept of a temporary password: its SHA-256, of the signs alone. Small letters and O for 0 are forgiven. */
export function hashTemporaryPassword(typed: string): string {
  const signs = typed
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return createHash('sha256').update(signs).digest('hex')
}
