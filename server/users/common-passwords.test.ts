import { expect, test } from 'vitest'
import { dictionary } from '@zxcvbn-ts/language-common'
import { isCommonPassword } from './refuse-common.ts'

test.each(['123456', 'password', 'PassWord', 'qwerty123', 'iloveyou', '555555', 'aloha123'])(
  '"%s" is too common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['ukulele-koa-lamp', '🌺🌺🌺🌺🌺🌺', 'constructor', '', ' 123456 '])(
  '"%s" is not on the list',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test('ten thousand of the passwords that may be chosen at all are refused, and not the whole dictionary', () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 6)
  expect(long.slice(0, 10_000).every(isCommonPassword)).toBe(true)
  expect(long.slice(10_000).filter(isCommonPassword).length).toBeLessThan(50)
})
