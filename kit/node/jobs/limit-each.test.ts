import { expect, test } from 'vitest'
import { limitEach } from './limit-each.ts'

test('jobs of one person wait for each other, those of others for none of them', async () => {
  const limit = limitEach(2, 2)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const job = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.push(() => resolve(name)))
  }
  const results = Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => limit('a', job(name))),
    limit('b', job('b1')),
  ])
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1'])
  await expect(limit('a', job('a5'))).rejects.toMatchObject({ code: 'overloaded' })
  ends[0]?.()
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  ends[1]?.()
  await expect.poll(() => begun).toHaveLength(5)
  for (const end of ends) end()
  expect(await results).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
})

test('a job that fails leaves its place', async () => {
  const limit = limitEach(1, 0)
  await expect(limit('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await limit('a', async () => 'next')).toBe('next')
})
