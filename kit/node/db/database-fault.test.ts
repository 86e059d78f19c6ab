import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { databaseFault, DatabaseUnavailable, isAway, isConnectionLoss, sqlState } from './database-fault.ts'

function refused(code: string, traits: Partial<pg.DatabaseError> = {}) {
  const error = Object.assign(new pg.DatabaseError('refused', 1, 'error'), { code, ...traits })
  return new DrizzleQueryError('select 1', [], error)
}

test.each([
  [
    'a duplicate',
    refused('23505', { constraint: 'users_email_key' }),
    { kind: 'unique', constraint: 'users_email_key' },
  ],
  [
    'a broken rule',
    refused('23514', { constraint: 'stock_check' }),
    { kind: 'check', constraint: 'stock_check' },
  ],
  [
    'a value left out',
    refused('23502', { column: 'quantity_after' }),
    { kind: 'missing', column: 'quantity_after' },
  ],
  ['a full disk', refused('53100'), { kind: 'storage-full' }],
  ['too many connections', refused('53300'), { kind: 'unavailable' }],
  ['a statement timeout', refused('57014'), { kind: 'unavailable' }],
  ['a server that shuts down', refused('57P01'), { kind: 'unavailable' }],
  ['a broken connection', refused('08006'), { kind: 'unavailable' }],
  ['a deadlock that kept coming back', refused('40P01'), { kind: 'unavailable' }],
  [
    'a server out of reach',
    new Error('x', { cause: new DatabaseUnavailable('away') }),
    { kind: 'unavailable' },
  ],
  ['a mistake in a statement', refused('42601'), undefined],
  ['a failure elsewhere', new TypeError('undefined is not a function'), undefined],
  ['no error at all', 'boom', undefined],
] as const)('%s is told apart', (_case, error, fault) => {
  expect(databaseFault(error)).toEqual(fault)
})

test('the code of an error is found through what wraps it', () => {
  expect(sqlState(new Error('outer', { cause: refused('SO001') }))).toBe('SO001')
  expect(sqlState(new Error('outer'))).toBeUndefined()
})

test.each([
  [
    'a fatal word of the server',
    Object.assign(new pg.DatabaseError('x', 1, 'error'), { severity: 'FATAL' }),
    true,
  ],
  ['a refusal', Object.assign(new pg.DatabaseError('x', 1, 'error'), { severity: 'ERROR' }), false],
  ['a reset', Object.assign(new Error('read'), { code: 'ECONNRESET', syscall: 'read' }), true],
  ['a hang-up', new Error('Connection terminated unexpectedly'), true],
  ['no answer', new Error('Query read timeout'), true],
  ['a value that cannot be sent', new TypeError('Converting circular structure to JSON'), false],
])('%s says whether the connection is lost', (_case, error, isLost) => {
  expect(isConnectionLoss(error)).toBe(isLost)
})

test.each([
  ['a server out of reach', new Error('connect ECONNREFUSED'), true],
  ['a server that shuts down', Object.assign(new pg.DatabaseError('x', 1, 'error'), { code: '57P01' }), true],
  ['too many connections', Object.assign(new pg.DatabaseError('x', 1, 'error'), { code: '53300' }), false],
  ['no free connection', new Error('timeout exceeded when trying to connect'), false],
])('%s says whether the database is away', (_case, cause, away) => {
  const error = new DatabaseUnavailable('The database is away', { cause })
  expect(isAway(new Error('outer', { cause: error }))).toBe(away)
})

test.each(['57014', '40P01', '53200'])('%s comes from a database that is there', (code) => {
  expect(isAway(refused(code))).toBe(false)
})
