import { expect, test } from 'vitest'
import { createIdempotentSend, createOneAtATime } from './attempt.ts'
import { CallError, unanswered } from './call-error.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Sends once, notes the key, and ends as told. */
async function keyOf(
  attempt: ReturnType<typeof createIdempotentSend>,
  outcome: () => unknown,
): Promise<string> {
  let used = ''
  await attempt(async (key) => {
    used = key
    return outcome()
  }).catch(() => undefined)
  return used
}

const succeed = () => 'done'
const failWith = (error: Error) => () => {
  throw error
}

test('every attempt that ends well has a key of its own', async () => {
  const attempt = createIdempotentSend()
  const first = await keyOf(attempt, succeed)
  expect(first).toMatch(UUID)
  expect(await keyOf(attempt, succeed)).not.toBe(first)
})

test.each([
  ['no answer', unanswered('network')],
  ['an answer that came too late', unanswered('timeout')],
  ['a fault of the server', new CallError({ status: 503, code: 'unavailable', message: '' })],
  [
    'the same request still being worked on',
    new CallError({ status: 409, code: 'in_progress', message: '' }),
  ],
])('keeps the key after %s', async (_case, error) => {
  const attempt = createIdempotentSend()
  const first = await keyOf(attempt, failWith(error))
  expect(await keyOf(attempt, succeed)).toBe(first)
})

test('takes a new key after a refusal, so that a corrected form is a new attempt', async () => {
  const attempt = createIdempotentSend()
  const refusal = new CallError({ status: 409, code: 'out_of_stock', message: 'Out of stock' })
  const first = await keyOf(attempt, failWith(refusal))
  expect(await keyOf(attempt, succeed)).not.toBe(first)
})

test('hands the refusal on to the page', async () => {
  const refusal = new CallError({ status: 409, code: 'out_of_stock', message: 'Out of stock' })
  await expect(createIdempotentSend()(() => Promise.reject(refusal))).rejects.toBe(refusal)
})

test('a second press while the first is under way is the first one', async () => {
  const once = createOneAtATime()
  let sent = 0
  const send = async () => (sent += 1)
  expect(await Promise.all([once('send', send), once('send', send)])).toEqual([1, 1])
  expect(await once('send', send)).toBe(2)
})

test('what failed can be pressed again', async () => {
  const once = createOneAtATime()
  await expect(once('send', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(await once('send', async () => 'done')).toBe('done')
})

test('another act waits for its turn and has an outcome of its own, even after a failure', async () => {
  const once = createOneAtATime()
  const ends: string[] = []
  const { promise, reject } = Promise.withResolvers<string>()
  const first = once(['move', 'shipped'], () => promise.finally(() => ends.push('move')))
  const other = once(['cancel', 'twice'], async () => {
    ends.push('cancel')
    return 'cancelled'
  })
  expect(ends).toEqual([])
  reject(new Error('refused'))
  await expect(first).rejects.toThrow('refused')
  expect(await other).toBe('cancelled')
  expect(ends).toEqual(['move', 'cancel'])
})
