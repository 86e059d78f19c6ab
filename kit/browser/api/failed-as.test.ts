import { expect, test } from 'vitest'
import { CallError, failedAs, unanswered } from './call-error.ts'

const saying = failedAs('Failed to update profile')
const refusal = (status: number) => new CallError({ status, code: 'x', message: 'As the shop says it' })

test.each([unanswered('network'), unanswered('timeout'), refusal(500), refusal(503)])(
  'trouble that is not the visitor’s is told in the words of the page',
  (error) => expect(() => saying(error)).toThrow('Failed to update profile'),
)

test.each([refusal(400), refusal(409), refusal(429), new TypeError('As the shop says it')])(
  'a refusal, or a fault of ours, stays as it is',
  (error) => expect(() => saying(error)).toThrow(error),
)
