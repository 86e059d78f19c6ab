import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  currentSession,
  DELIVERY_ZIP,
  expireSession,
  session,
  signIn,
  signOut,
  updateUser,
  type SignedInUser,
} from './session.ts'

const leilani = { _id: '1', firstName: 'Leilani', role: 'customer' } as SignedInUser
const kai = { _id: '2', firstName: 'Kai', role: 'customer' } as SignedInUser
let stored: Map<string, string>
let noted: Map<string, string>

beforeEach(() => {
  stored = new Map()
  noted = new Map()
  const localStorage = storageOn(stored)
  const sessionStorage = storageOn(noted)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage, sessionStorage }))
})

function storageOn(texts: Map<string, string>) {
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => texts.set(key, value),
    removeItem: (key: string) => texts.delete(key),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('a sign-in is remembered and told', () => {
  const reported = vi.fn<() => void>()
  session.subscribe(reported)
  signIn({ token: 't', user: leilani })
  expect(reported).toHaveBeenCalledOnce()
  expect(currentSession()).toEqual({ token: 't', user: leilani })
})

test('the same session is the same object, so that React sees no change where there is none', () => {
  signIn({ token: 't', user: leilani })
  expect(currentSession()).toBe(currentSession())
})

test('signing out leaves nothing of the person, and nothing else is touched', () => {
  signIn({ token: 't', user: leilani })
  for (const key of [
    'cart',
    'shippingAddress',
    'paymentMethod',
    'paymentDetails',
    'wayIn',
    DELIVERY_ZIP,
    'theme',
  ])
    stored.set(key, 'x')
  for (const note of ['checkout-waits-for', 'drafts', 'unsent-design-brief']) noted.set(note, 'x')
  signOut()
  expect(noted.size).toBe(0)
  expect([...stored.keys()]).toEqual(['theme'])
  expect(currentSession()).toBeNull()
})

test('the next person finds nothing of the one before', () => {
  stored.set('cart', 'of somebody else').set('shippingAddress', 'theirs')
  signIn({ token: 't', user: leilani })
  expect([...stored.keys()].toSorted()).toEqual(['token', 'user'])
})

/** Leilani is in the middle of a checkout when the shop ends her session. */
function expireInCheckout() {
  signIn({ token: 't', user: leilani })
  for (const key of ['cart', 'shippingAddress', 'paymentMethod', 'wayIn']) stored.set(key, 'hers')
  expireSession()
}

test('a session that the shop has ended leaves nobody signed in, but a checkout that waits', () => {
  expireInCheckout()
  expect(currentSession()).toBeNull()
  expect([...stored.keys()].toSorted()).toEqual(['paymentMethod', 'shippingAddress', 'wayIn'])
})

test('whoever comes back finds their checkout, once', () => {
  expireInCheckout()
  signIn({ token: 't2', user: leilani })
  expect(stored.get('shippingAddress')).toBe('hers')
  signIn({ token: 't3', user: leilani })
  expect(stored.has('shippingAddress')).toBe(false)
})

test('whoever comes instead finds nothing of it', () => {
  expireInCheckout()
  signIn({ token: 't2', user: kai })
  expect([...stored.keys()].toSorted()).toEqual(['token', 'user'])
})

test.each(['wayIn', DELIVERY_ZIP])(
  'the %s of a visitor comes along, that of somebody else does not',
  (key) => {
    stored.set(key, 'x')
    signIn({ token: 't', user: leilani })
    expect(stored.get(key)).toBe('x')
    signIn({ token: 't2', user: kai })
    expect(stored.has(key)).toBe(false)
  },
)

test('a sign-out ends the waiting, too', () => {
  expireInCheckout()
  signOut()
  expect(stored.size).toBe(0)
  stored.set('shippingAddress', 'of nobody knows whom')
  signIn({ token: 't2', user: leilani })
  expect(stored.has('shippingAddress')).toBe(false)
})

test('an answer that arrives after the sign-out brings nobody back', () => {
  updateUser(leilani)
  expect(stored.size).toBe(0)
})

test('what cannot be read is nobody', () => {
  stored.set('token', 't').set('user', '{broken')
  expect(currentSession()).toBeNull()
})
