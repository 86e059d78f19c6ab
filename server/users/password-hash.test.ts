import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { isOutdated, queuedPasswords } from './password-hash.ts'

const passwords = queuedPasswords()

test('a hash is an argon2id PHC string at the agreed cost, with a salt of its own', async () => {
  const [one, other] = await Promise.all([passwords.hash('six hats'), passwords.hash('six hats')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z\d+/]{22}\$[A-Za-z\d+/]{43}$/)
  expect(other).not.toBe(one)
  expect(isOutdated(one)).toBe(false)
})

test('a hash made elsewhere is understood', async () => {
  // From the documentation of argon2-cffi, which calls the reference implementation.
  const elsewhere =
    '$argon2id$v=19$m=65536,t=3,p=4$MIIRqgvgQbgj220jfp0MPA$YfwJSVjtjSU0zzV/P3S9nnQ/USre2wvJMjfCIjrTQbg'
  expect(await passwords.isRight('correct horse battery staple', elsewhere)).toBe(true)
  expect(await passwords.isRight('correct horse battery stapler', elsewhere)).toBe(false)
  expect(isOutdated(elsewhere)).toBe(true)
})

const seventyTwo = 'x'.repeat(72)

test.each([
  ['spaces at its ends', ' six hats ', 'six hats'],
  ['case', 'Six Hats', 'six hats'],
  ['what comes after the 72nd byte', `${seventyTwo}a`, `${seventyTwo}b`],
  ['the last of 128 characters', `${'x'.repeat(127)}a`, `${'x'.repeat(127)}b`],
  ['characters outside the basic plane', 'sofa 🛋️🛋️', 'sofa 🛋️'],
])('%s matters', async (_what, password, other) => {
  const stored = await passwords.hash(password)
  expect(await passwords.isRight(password, stored)).toBe(true)
  expect(await passwords.isRight(other, stored)).toBe(false)
})

test('it does not matter how a keyboard composes an accent', async () => {
  expect(await passwords.isRight('La\u0304nai', await passwords.hash('L\u0101nai'))).toBe(true)
})

test.each([null, undefined])('where no hash is stored (%s) no password is right', async (stored) => {
  expect(await passwords.isRight('six hats', stored)).toBe(false)
  expect(await passwords.isRight('', stored)).toBe(false)
})

test('checking without a stored hash costs as much as with one', async () => {
  const stored = await passwords.hash('six hats')
  const withHash: number[] = []
  const without: number[] = []
  // By turns, so that a busy machine slows both.
  for (let round = 0; round < 15; round += 1) {
    withHash.push(await timeOf(() => passwords.isRight('a guess', stored)))
    without.push(await timeOf(() => passwords.isRight('a guess', null)))
  }
  expect(median(without) / median(withHash)).toBeGreaterThan(0.7)
  expect(median(without) / median(withHash)).toBeLessThan(1.4)
})

test.each([
  ['less memory', { memory: 8192, passes: 2, parallelism: 1 }],
  ['fewer passes', { memory: 19_456, passes: 1, parallelism: 1 }],
  ['more lanes', { memory: 19_456, passes: 2, parallelism: 2 }],
])('a hash with %s is outdated', (_what, cost) => {
  const nonce = Buffer.alloc(16, 7)
  const tag = argon2Sync('argon2id', { message: 'six hats', nonce, tagLength: 32, ...cost })
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  expect(
    isOutdated(`$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${salt}$${hash}`),
  ).toBe(true)
})

test.each(['', 'six hats', '$2b$10$abcdefghijklmnopqrstuv', '$argon2id$v=16$m=19456,t=2,p=1$c2FsdA$aGFzaA'])(
  'a stored text that is no such hash (%j) is a fault, not a wrong password',
  async (stored) => {
    await expect(passwords.isRight('six hats', stored)).rejects.toThrow('no argon2id PHC string')
  },
)

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
