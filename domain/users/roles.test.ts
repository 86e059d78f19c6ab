import { expect, test } from 'vitest'
import { isMember, mayAccess, roles } from './roles.ts'

test.each([
  ['anyone', [undefined, 'user', 'customer', 'seller', 'admin']],
  ['signed-in', ['user', 'customer', 'seller', 'admin']],
  ['member', ['user', 'customer', 'seller']],
  ['seller', ['seller', 'admin']],
  ['admin', ['admin']],
] as const)('where %s may enter, %j are let in and nobody else', (access, welcome) => {
  expect([undefined, ...roles].filter((role) => mayAccess(access, role))).toEqual(welcome)
})

test('everyone but admins shops here', () => {
  expect(roles.filter(isMember)).toEqual(['user', 'customer', 'seller'])
})
