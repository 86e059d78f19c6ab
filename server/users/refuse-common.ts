import { Problem } from '#contract/problems.ts'
import { passwordTooCommon, MIN_PASSWORD_LENGTH } from '#domain/users/password-rules.ts'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Refuses a password that everyone tries first, under the `field` that it was typed into. */
export function refuseCommon(password: string, field: 'password' | 'newPassword'): void {
  if (!isCommonPassword(password)) return
  throw new Problem('validation_failed', {
    message: passwordTooCommon,
    fields: { [field]: passwordTooCommon },
  })
}

/** How many of the most used passwords are refused. */
const REFUSED = 10_000

/** What the dictionary leaves to rules of patterns, and what is guessed first of a furniture shop in Hawaii. */
const leftOut = `
  654321 987654 987654321 0987654321 987654320 456789 101010 121212 212121 232323 12341234 123123123 87654321
  222222 333333 444444 555555 777777 888888 999999 00000000 88888888 1111111111 aaaaaa aaaaaaaa abcabc
  abcdef abcdefg abcdefgh 123456abc qwertz zaq1zaq1 password1234 password! password1! p@ssword welcome123
  admin123 admin1234 admin@123 adminadmin administrator master123 changeme123 guest123 login123 user123
  hellohello iphone doraemon indonesia rahasia kucing aloha123 hawaii808 furniture lanai123 lanai808
`

const mostUsed = dictionary['passwords-common']
  .filter((password) => password.length >= MIN_PASSWORD_LENGTH)
  .slice(0, REFUSED)

const commonPasswords: ReadonlySet<string> = new Set([...mostUsed, ...leftOut.trim().split(/\s+/)])

/** Whether `password`, in any case, is among the first that a guesser tries. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase())
}
