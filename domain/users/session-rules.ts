import type { Role } from './roles.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const customerLifetime = { idle: 7 * DAY, absolute: 30 * DAY }
const adminLifetime = { idle: 2 * HOUR, absolute: 12 * HOUR }

/** When a session is over unless it is used again: idle too long after its last use, or too old whatever its use. */
export function sessionEnds(session: { role: Role; createdAt: Date; lastSeenAt: Date }): Date {
  const { idle, absolute } = session.role === 'admin' ? adminLifetime : customerLifetime
  return new Date(Math.min(session.lastSeenAt.getTime() + idle, session.createdAt.getTime() + absolute))
}
