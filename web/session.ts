import { useStore } from '#kit/browser/store/atom.ts'
import { storedValue } from '#kit/browser/store/stored-value.ts'
import type { Reply } from '#contract/call.ts'
import {
  DRAFTS,
  SIGNED_OUT,
  removeSessionItems,
  setSessionItem,
  getSessionItem,
  getLocalItem,
  removeLocalItems,
  setLocalItem,
} from '#kit/browser/store/browser-storage.ts'

/** A person as replies hold them. */
export type SignedInUser = Reply<'GET /api/users/verify'>['user']
export type Session = { token: string; user: SignedInUser }

/** Under this name lies what a shopper has measured at home. */
export const WAY_IN = 'wayIn'
/** Under this name lies the ZIP code to which pieces would go. */
export const DELIVERY_ZIP = 'zip'
/** Under this name lie the last searches. */
export const SEARCHES = 'searches'
/** Under this name lies the room that a shopper plans. */
export const ROOM_PLAN = 'roomPlan'
/** What a visitor left in this browser, and takes along to their account. */
const ownKeys = [WAY_IN, DELIVERY_ZIP, SEARCHES, ROOM_PLAN]
/** Everything about a person that this browser may hold; sign-out leaves none of it. */
const personKeys = ['token', 'user', 'sessionEnds', 'cart']
const checkoutKeys = ['shippingAddress', 'paymentMethod', 'paymentDetails']
/** The note of a tab that says whose checkout waits there. */
const WAITING_FOR = 'checkout-waits-for'
/** The note of a tab that holds what a visitor typed for a design, who has yet to sign in. */
export const UNSENT_BRIEF = 'unsent-design-brief'
/** The note of a tab that says what a visitor wanted, who was sent to sign in first. */
export const WANTED = 'wanted-after-sign-in'
/** The note of a tab that holds the pieces that stood side by side last. */
export const COMPARED = 'compared'
/** The note of a tab that holds what was typed to open an account, without its password. */
export const UNSENT_REGISTRATION = 'unsent-registration'

/** The bearer token of whoever is signed in. */
export function storedToken(): string | null {
  return getLocalItem('token')
}

/** Starts a session; nothing of another person stays. What a visitor has measured or searched for is their own. */
export function signIn({ token, user }: Session): void {
  const before = currentSession()?.user._id ?? getSessionItem(WAITING_FOR) ?? user._id
  if (before !== user._id) removeLocalItems(...ownKeys)
  if (before !== '' && before !== user._id) removeSessionItems(WANTED, COMPARED)
  if (getSessionItem(WAITING_FOR) !== user._id) forgetTyped()
  removeSessionItems(WAITING_FOR, UNSENT_REGISTRATION)
  removeLocalItems(...personKeys)
  setLocalItem('token', token)
  setLocalItem('user', JSON.stringify(user))
  session.refresh()
}

/** Replaces what is known of the signed-in person, after an edit of the profile or a check of the token. */
export function updateUser(user: SignedInUser): void {
  if (storedToken() === null) return
  setLocalItem('user', JSON.stringify(user))
  session.refresh()
}

/** Ends the session in this browser; telling the server is the caller's matter. */
export function signOut(): void {
  // The page is loaded anew after this: what is typed on it must not be kept once more.
  window.dispatchEvent(new Event(SIGNED_OUT))
  removeSessionItems(WAITING_FOR, UNSENT_BRIEF, WANTED, COMPARED)
  removeLocalItems(...personKeys, ...ownKeys)
  forgetTyped()
  session.refresh()
}

function forgetTyped(): void {
  removeLocalItems(...checkoutKeys)
  removeSessionItems(DRAFTS)
}

/** Ends a session that the shop has ended: what was typed waits for the same person to come back. */
export function expireSession(): void {
  setSessionItem(WAITING_FOR, currentSession()?.user._id ?? '')
  removeLocalItems(...personKeys)
  session.refresh()
}

/** Who is signed in; nobody while the server draws and during hydration. */
export function useSession(): Session | null {
  return useStore(session, (current) => current) ?? null
}

/** When the session ends unless something is asked of the shop before, in milliseconds; 0 while that is not known. */
export const sessionEnds = storedValue(['sessionEnds'], Number)

/** Notes that an admin's session goes on for so many seconds; of all others nobody asks. */
export function noteSessionLasts(seconds: number): void {
  if (currentSession()?.user.role !== 'admin') return
  setLocalItem('sessionEnds', String(Date.now() + seconds * 1000))
  sessionEnds.refresh()
}

/** Changes with every sign-in and sign-out, here or in another tab. */
export const session = storedValue(['token', 'user'], sessionOf)

/** Who is signed in now, read from the browser's storage. */
export const currentSession = session.get

function sessionOf(token: string | null = null, user: string | null = null): Session | null {
  if (token === null || user === null) return null
  try {
    return { token, user: JSON.parse(user) as SignedInUser }
  } catch {
    return null
  }
}
