import { beforeEach, expect, test } from 'vitest'
import { DatabaseUnavailable } from '#kit/node/db/database-fault.ts'
import { Cache, type Invalidation } from './cache.ts'
import { cachedRows, cachedValue } from './cached.ts'

let now: number
let reads: number
let price: number
let meanwhile: () => Promise<void>
let world: { cache: Cache; clock: () => Date }

beforeEach(() => {
  now = 0
  reads = 0
  price = 100
  meanwhile = async () => undefined
  world = { cache: new Cache(), clock: () => new Date(now) }
})

async function read() {
  reads++
  const seen = price
  await meanwhile()
  return { price: seen }
}

/** A committed transaction that changed something. */
const commit = async (invalidation: Invalidation) => {
  const work: (() => unknown)[] = []
  world.cache.changed({ afterCommit: (one) => void work.push(one) }, invalidation)
  for (const one of work) await one()
}

const forEver = cachedValue('price', read)
const forASecond = cachedValue('price', read, { maxAgeMs: 1_000 })
const rows = cachedRows({ tag: 'rows', beside: ['price'], max: 2 }, async (_world, ids) => {
  const { price } = await read()
  return ids.filter((id) => id !== 'none').map((id) => [id, `${id} ${price}`] as const)
})

test('a value is read once, by all who want it at the same time too, until it changes', async () => {
  const [one, other] = await Promise.all([forEver.get(world), forEver.get(world)])
  expect([one, other, reads]).toEqual([{ price: 100 }, { price: 100 }, 1])
  price = 200
  expect(await forEver.get(world)).toBe(one)
  await commit({ tag: 'price' })
  expect(await forEver.get(world)).toEqual({ price: 200 })
})

test('another change leaves it alone, and every change grows the version', async () => {
  const { version } = world.cache
  await forEver.get(world)
  await commit({ tag: 'rows', ids: ['a'] })
  await forEver.get(world)
  expect([reads, world.cache.version]).toEqual([1, version + 1])
  await commit({ tag: 'rows', ids: [] })
  expect(world.cache.version).toBe(version + 1)
})

test('what was read before a change is not stored after it', async () => {
  meanwhile = async () => {
    meanwhile = async () => undefined
    price = 200
    await commit({ tag: 'price' })
  }
  expect(await forEver.get(world)).toEqual({ price: 100 })
  expect(await forEver.get(world)).toEqual({ price: 200 })
  meanwhile = async () => {
    meanwhile = async () => undefined
    price = 300
    await commit({ tag: 'rows', ids: ['a'] })
  }
  expect(await rows.get(world, ['a', 'b'])).toEqual(['a 200', 'b 200'])
  expect(await rows.get(world, ['a', 'b'])).toEqual(['a 300', 'b 200'])
})

test('a reading that failed is not stored', async () => {
  meanwhile = () => Promise.reject(new Error('The database is away'))
  await expect(forEver.get(world)).rejects.toThrow('away')
  await expect(rows.get(world, ['a'])).rejects.toThrow('away')
  meanwhile = async () => undefined
  expect(await forEver.get(world)).toEqual({ price: 100 })
  expect(await rows.get(world, ['a'])).toEqual(['a 100'])
})

test('while the database is away, what changed is given as it was last read', async () => {
  await Promise.all([forEver.get(world), rows.get(world, ['a', 'b'])])
  price = 200
  meanwhile = () => Promise.reject(new DatabaseUnavailable('The database is away'))
  await commit({ tag: 'price' })
  expect(await Promise.all([forEver.get(world), forEver.get(world)])).toEqual([
    { price: 100 },
    { price: 100 },
  ])
  expect(await rows.get(world, ['b', 'a'])).toEqual(['b 100', 'a 100'])
  expect(await rows.get(world, ['a', 'a'])).toEqual(['a 100', 'a 100'])
  expect(world.cache.lastReads).toBe(3)
  await expect(rows.get(world, ['a', 'c'])).rejects.toThrow('away')
  meanwhile = async () => undefined
  expect(await forEver.get(world)).toEqual({ price: 200 })
  expect(await rows.get(world, ['a', 'b'])).toEqual(['a 200', 'b 200'])
})

test('what is slow or full is not away: nothing is given as it was last read', async () => {
  await Promise.all([forEver.get(world), rows.get(world, ['a'])])
  await commit({ tag: 'price' })
  const cause = new Error('timeout exceeded when trying to connect')
  meanwhile = () => Promise.reject(new DatabaseUnavailable('The database is away', { cause }))
  await expect(forEver.get(world)).rejects.toThrow('away')
  await expect(rows.get(world, ['a'])).rejects.toThrow('away')
  expect(world.cache.lastReads).toBe(0)
})

test('a row that changes whenever it is read is there while the database is away, too', async () => {
  meanwhile = () => commit({ tag: 'rows', ids: ['a'] })
  expect(await rows.get(world, ['a'])).toEqual(['a 100'])
  price = 200
  expect(await rows.get(world, ['a'])).toEqual(['a 200'])
  meanwhile = () => Promise.reject(new DatabaseUnavailable('The database is away'))
  expect(await rows.get(world, ['a'])).toEqual(['a 200'])
})

test('a value with an age is read again after it, and one that differs then outdates what was made of it', async () => {
  await forASecond.get(world)
  const { version } = world.cache
  now = 999
  price = 200
  expect(await forASecond.get(world)).toEqual({ price: 100 })
  now = 1_000
  expect(await forASecond.get(world)).toEqual({ price: 200 })
  expect([reads, world.cache.version]).toEqual([2, version + 1])
})

test('rows come in the order they are wanted, without those that are not there', async () => {
  expect(await rows.get(world, ['b', 'none', 'a'])).toEqual(['b 100', 'a 100'])
  price = 200
  expect(await rows.get(world, ['a', 'b'])).toEqual(['a 100', 'b 100'])
  await commit({ tag: 'rows', ids: ['a'] })
  expect(await rows.get(world, ['a', 'b'])).toEqual(['a 200', 'b 100'])
  await commit({ tag: 'rows' })
  expect(await rows.get(world, ['a', 'b'])).toEqual(['a 200', 'b 200'])
})

test('all rows drop with what they stand beside; the least recently used makes room', async () => {
  await rows.get(world, ['a', 'b'])
  price = 200
  await rows.get(world, ['a'])
  await rows.get(world, ['c'])
  expect(await rows.get(world, ['a', 'b'])).toEqual(['a 100', 'b 200'])
  price = 300
  await commit({ tag: 'price' })
  expect(await rows.get(world, ['a'])).toEqual(['a 300'])
})

test('a change is broadcast once it is applied here, those that come together at once', async () => {
  const heard: Invalidation[] = []
  world.cache.connect(async (invalidation) => void heard.push(invalidation))
  await Promise.all(['a', 'b', 'b'].map((id) => commit({ tag: 'rows', ids: [id] })))
  expect(heard).toEqual([{ tag: 'rows', ids: ['a', 'b'] }])
  await world.cache.apply({ tag: 'rows', ids: ['c'] })
  expect(heard).toHaveLength(1)
  await Promise.all([commit({ tag: 'rows' }), commit({ tag: 'rows', ids: ['a'] })])
  expect(heard.slice(1)).toEqual([{ tag: 'rows', ids: undefined }])
})

test('what could not be applied fails for its writer, and the rest is dropped all the same', async () => {
  await forEver.get(world)
  world.cache.listen('price', () => Promise.reject(new Error('away')))
  price = 200
  await expect(commit({ tag: 'price' })).rejects.toThrow('away')
  expect(await forEver.get(world)).toEqual({ price: 200 })
})
