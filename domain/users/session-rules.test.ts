import { expect, test } from 'vitest'
import { sessionEnds } from './session-rules.ts'

const createdAt = new Date('2025-06-01T00:00:00Z')

test.each([
  ['customer', '2025-06-01T00:00:00Z', '2025-06-08T00:00:00Z', 'seven days without use'],
  ['user', '2025-06-05T12:00:00Z', '2025-06-12T12:00:00Z', 'seven days after its last use'],
  ['seller', '2025-06-28T00:00:00Z', '2025-07-01T00:00:00Z', 'thirty days at most'],
  ['admin', '2025-06-01T00:00:00Z', '2025-06-01T02:00:00Z', 'two hours without use'],
  ['admin', '2025-06-01T11:00:00Z', '2025-06-01T12:00:00Z', 'twelve hours at most'],
] as const)('the session of a %s last seen %s ends %s: %s', (role, lastSeenAt, ends, _why) => {
  expect(sessionEnds({ role, createdAt, lastSeenAt: new Date(lastSeenAt) })).toEqual(new Date(ends))
})
