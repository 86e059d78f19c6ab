import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession, onSessionChange, signIn, signOut, updateUser, type SignedInUser } from './session.ts'

const leilani = { _id: '1', firstName: 'Leilani', role: 'customer' } as SignedInUser
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
})

afterEach(() => vi.unstubAllGlobals())

test('a sign-in is remembered and told', () => {
  const told = vi.fn<() => void>()
  onSessionChange(told)
  signIn({ token: 't', user: leilani })
  expect(told).toHaveBeenCalledOnce()
  expect(currentSession()).toEqual({ token: 't', user: leilani })
})

test('the same session is the same object, so that React sees no change where there is none', () => {
  signIn({ token: 't', user: leilani })
  expect(currentSession()).toBe(currentSession())
})

test('signing out leaves nothing of the person, and nothing else is touched', () => {
  signIn({ token: 't', user: leilani })
  for (const key of ['cart', 'shippingAddress', 'paymentMethod', 'paymentDetails', 'theme'])
    stored.set(key, 'x')
  signOut()
  expect([...stored.keys()]).toEqual(['theme'])
  expect(currentSession()).toBeNull()
})

test('the next person finds nothing of the one before', () => {
  stored.set('cart', 'of somebody else').set('shippingAddress', 'theirs')
  signIn({ token: 't', user: leilani })
  expect([...stored.keys()].toSorted()).toEqual(['token', 'user'])
})

test('an answer that arrives after the sign-out brings nobody back', () => {
  updateUser(leilani)
  expect(stored.size).toBe(0)
})

test('what cannot be read is nobody', () => {
  stored.set('token', 't').set('user', '{broken')
  expect(currentSession()).toBeNull()
})
