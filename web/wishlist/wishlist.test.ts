import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn, signOut, type SignedInUser } from '#web/session.ts'
import { fetchWishlist, forgetWishlist, isListed, changeWishlist } from './wishlist.ts'

type Requested = { method: string; answer: (status: number, ...ids: string[]) => Promise<void> }

const leilani = { _id: '1', firstName: 'Leilani' } as SignedInUser
/** What was asked of the shop and waits for its answer, oldest first. */
let requested: Requested[]

beforeEach(() => {
  requested = []
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  const window = Object.assign(new EventTarget(), { localStorage: storage, sessionStorage: storage })
  vi.stubGlobal('window', window)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('fetch', (_url: string, { method }: { method: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const answer = async (status: number, ...ids: string[]) => {
      resolve(Response.json({ success: status < 400, items: ids.map((_id) => ({ _id })) }, { status }))
      await settled()
    }
    requested.push({ method, answer })
    return promise
  })
  signIn({ token: 'a-token', user: leilani })
  forgetWishlist()
})

afterEach(() => vi.unstubAllGlobals())

/** Lets everything that waits for nobody run on. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** The list as the shop tells it at the start of a page. */
async function input(...ids: string[]) {
  const reply = fetchWishlist()
  await settled()
  await requested.shift()?.answer(200, ...ids)
  await reply
}

test('nothing is known before the shop has answered', async () => {
  expect(isListed('sofa')).toBeUndefined()
  await input('sofa')
  expect([isListed('sofa'), isListed('chair')]).toEqual([true, false])
})

test('all who ask at once share one request', async () => {
  const replies = Promise.all([fetchWishlist(), fetchWishlist()])
  await settled()
  expect(requested.map(({ method }) => method)).toEqual(['GET'])
  await requested[0]?.answer(200, 'sofa')
  expect(await replies).toHaveLength(2)
})

test('a change shows at once and stays when the shop agrees', async () => {
  await input('sofa')
  const changing = [changeWishlist('chair', true), changeWishlist('sofa', false)]
  expect([isListed('chair'), isListed('sofa')]).toEqual([true, false])
  await requested[0]?.answer(200, 'chair', 'sofa')
  await requested[1]?.answer(200, 'chair')
  await Promise.all(changing)
  expect([isListed('chair'), isListed('sofa')]).toEqual([true, false])
})

test.each([404, 409, 500, 503])('a change is taken back when the shop answers %i', async (status) => {
  await input('sofa')
  const changing = Promise.allSettled([changeWishlist('chair', true), changeWishlist('sofa', false)])
  await requested[0]?.answer(status)
  await requested[1]?.answer(status)
  expect((await changing).map((outcome) => outcome.status)).toEqual(['rejected', 'rejected'])
  expect([isListed('chair'), isListed('sofa')]).toEqual([false, true])
})

test('answers that come in another order lose no change', async () => {
  await input()
  const changing = Promise.all([changeWishlist('chair', true), changeWishlist('stool', true)])
  await requested[1]?.answer(200, 'stool', 'chair')
  await requested[0]?.answer(200, 'chair')
  await changing
  expect([isListed('chair'), isListed('stool')]).toEqual([true, true])
})

test('a list that was asked for before a change is not believed after it', async () => {
  const reply = fetchWishlist()
  await settled()
  const changing = changeWishlist('chair', true)
  await requested[1]?.answer(200, 'chair', 'sofa')
  await changing
  await requested[0]?.answer(200, 'sofa')
  await reply
  expect([isListed('chair'), isListed('sofa')]).toEqual([true, true])
})

test('a list that is asked for after a change waits for its answer', async () => {
  const changing = changeWishlist('chair', true)
  const reply = fetchWishlist()
  await settled()
  expect(requested.map(({ method }) => method)).toEqual(['POST'])
  await requested[0]?.answer(200, 'chair')
  await changing
  expect(requested.map(({ method }) => method)).toEqual(['POST', 'GET'])
  await requested[1]?.answer(200, 'chair')
  expect((await reply).items).toEqual([{ _id: 'chair' }])
})

test('what is answered after the sign-out is of nobody', async () => {
  await input('sofa')
  const changing = changeWishlist('chair', true)
  const reply = fetchWishlist()
  signOut()
  forgetWishlist()
  await requested[0]?.answer(200, 'chair', 'sofa')
  await changing
  await requested[1]?.answer(200, 'chair', 'sofa')
  await reply
  expect([isListed('chair'), isListed('sofa')]).toEqual([undefined, undefined])
})
