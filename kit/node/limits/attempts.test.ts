import { expect, test } from 'vitest'
import { noTries, memoryAttempts, withOneMore } from './attempts.ts'

const budget = { max: 1, perMs: 1000, longestMs: 1000 }

test('what is remembered is bounded: the key unused for longest is forgotten', async () => {
  const book = memoryAttempts(() => new Date(0))
  const count = (place: string) =>
    book.change({ place, account: 'account' }, ({ account, ...tries }) => ({
      place: withOneMore(budget, tries.place, 0),
      account,
    }))
  const wrongOf = async (place: string) => {
    let wrong = 0
    await book.change({ place, account: 'account' }, (tries) => {
      wrong = tries.place.wrong
      return tries
    })
    return wrong
  }
  await count('first')
  await count('second')
  for (let key = 0; key < 19_998; key += 1) await count(`key-${key}`)
  expect(await wrongOf('second')).toBe(1)
  expect(await wrongOf('first')).toBe(noTries(0).wrong)
})
