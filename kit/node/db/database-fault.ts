import pg from 'pg'

/** The database cannot be reached, hung up or took too long: the caller may try again later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

export type DatabaseFault =
  | { kind: 'unavailable' | 'storage-full' }
  | { kind: 'unique' | 'check' | 'reference'; constraint: string }
  | { kind: 'missing'; column: string }

const CONFLICTS = new Set(['40001', '40P01'])

// 25006: a replica answers as primary during a failover. 25P03, 57P0x: the server ended the session.
// 57014: statement timeout. 53200, 53300, 53400: out of memory, connections, a configured limit.
const PASSING = new Set([
  ...CONFLICTS,
  '25006',
  '25P03',
  '53200',
  '53300',
  '53400',
  '57014',
  '57P01',
  '57P02',
  '57P03',
])

// What pg says, without a code, when the connection under a query is gone.
const NO_ANSWER = 'Query read timeout'
const CONNECTION_LOST = /^(Connection terminated|Query read timeout|Client (has encountered|was closed))/

// What pg-pool says, without a code, when all its connections stay in use.
const NONE_FREE = 'timeout exceeded when trying to connect'

/** What went wrong in the database as far as a caller can act on it, looking through wrapped errors. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  const root = databaseError(error)
  if (root instanceof DatabaseUnavailable) return { kind: 'unavailable' }
  const code = root?.code ?? ''
  if (code === '23505') return { kind: 'unique', constraint: root?.constraint ?? '' }
  if (code === '23503') return { kind: 'reference', constraint: root?.constraint ?? '' }
  if (code === '23514') return { kind: 'check', constraint: root?.constraint ?? '' }
  if (code === '23502') return { kind: 'missing', column: root?.column ?? '' }
  if (code === '53100') return { kind: 'storage-full' }
  return PASSING.has(code) || code.startsWith('08') ? { kind: 'unavailable' } : undefined
}

/** The five characters by which PostgreSQL names an error, our own codes of functions included. */
export function sqlState(error: unknown): string | undefined {
  const root = databaseError(error)
  return root instanceof pg.DatabaseError ? root.code : undefined
}

/** Whether two transactions met and this one may simply be run again. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.has(sqlState(error) ?? '')
}

/** Whether the connection that raised `error` is of no more use. */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.severity === 'FATAL' || error.severity === 'PANIC'
  if (error instanceof DatabaseUnavailable) return true
  if (!(error instanceof Error)) return false
  return CONNECTION_LOST.test(error.message) || ('syscall' in error && 'code' in error)
}

/** Whether the database could not be reached, rather than being slow, full or in conflict. */
export function isAway(error: unknown): boolean {
  const root = databaseError(error)
  if (!(root instanceof DatabaseUnavailable)) return false
  const { cause } = root
  if (cause instanceof pg.DatabaseError) return !cause.code?.startsWith('53')
  return !isNoneFree(cause)
}

/** Whether all connections of a pool stayed in use, by a busy database or by none that could be made. */
export const isNoneFree = (cause: unknown) => cause instanceof Error && cause.message === NONE_FREE

/** Whether the server was asked something and said nothing, not even that it takes too long. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === NO_ANSWER
}

function databaseError(error: unknown): pg.DatabaseError | DatabaseUnavailable | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof pg.DatabaseError || at instanceof DatabaseUnavailable) return at
  }
  return undefined
}
