import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashTemporaryPassword, newTemporaryPassword } from './temporary-password.ts'

const random = { uuid: () => '', token: () => randomBytes(32).toString('base64url') }
const of = (bytes: Buffer) => newTemporaryPassword({ ...random, token: () => bytes.toString('base64url') })

test('is sixteen signs in fours, of which none looks like another', () => {
  for (let made = 0; made < 200; made++)
    expect(newTemporaryPassword(random)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
})

test('holds 80 random bits: each of its signs is any of 32, as likely as the others', () => {
  const counts = new Map<string | undefined, number>()
  for (let byte = 0; byte < 256; byte++) {
    const sign = of(Buffer.alloc(32, byte))[0]
    counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  expect([...counts.values()]).toEqual(Array.from({ length: 32 }, () => 8))
  for (let place = 0; place < 16; place++) {
    const changed = Buffer.alloc(32)
    changed[place] = 1
    expect(of(changed)).not.toBe(of(Buffer.alloc(32)))
  }
})

test.each([
  ['without its dashes', '7K2MQX4D09VT1B5N'],
  ['in small letters and with spaces around', ' 7k2m-qx4d-09vt-1b5n '],
  ['with other dashes', '7K2M–QX4D–09VT–1B5N'],
  ['with an O for 0 and an l for 1', '7K2M-QX4D-O9VT-lB5N'],
])('typed %s it is the same', (_how, typed) => {
  expect(hashTemporaryPassword(typed)).toBe(hashTemporaryPassword('7K2M-QX4D-09VT-1B5N'))
})

test('one other sign is another one', () => {
  const hash = hashTemporaryPassword('7K2M-QX4D-09VT-1B5N')
  expect(hash).toMatch(/^[\da-f]{64}$/)
  expect(hashTemporaryPassword('7K2M-QX4D-09VT-1B5M')).not.toBe(hash)
})
