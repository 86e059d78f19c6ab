import { expect } from 'vitest'

export type ErrorBody = {
  success: boolean
  message: string
  error: string
  code: string
  fields?: Record<string, string>
}

/** The error shape of the contract, whoever found the fault: reads it, and fails the test for any other. */
export function readRefusal(text: string): ErrorBody {
  const body = JSON.parse(text) as ErrorBody
  expect(body).toMatchObject({
    success: false,
    message: expect.stringMatching(/\S/),
    code: expect.stringMatching(/^[a-z]+(_[a-z]+)*$/),
  })
  expect(body.error).toBe(body.message)
  expect(text).not.toMatch(/node_modules|\.ts:|select "|FST_|drizzle|zod/i)
  return body
}

/** The refusal that `response` is; fails the test for a reply in any other shape. */
export async function refusalOf(response: Response): Promise<ErrorBody & { status: number }> {
  const body = readRefusal(await response.text())
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  return { status: response.status, ...body }
}

/** The same for a reply that was injected. */
export function refusalIn({ body, headers }: { body: string; headers: Record<string, unknown> }): ErrorBody {
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
  return readRefusal(body)
}
