import type { z } from 'zod'
import type { Access } from '#domain/users/roles.ts'
import type { ProblemCode } from './problems.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Which budget of requests an operation draws from; the figures are in server/http/rate-limits.ts. */
export type LimitName =
  | 'sign-in'
  | 'forgot-password'
  | 'register'
  | 'order'
  | 'upload'
  | 'export'
  | 'search'
  | 'message'
  | 'change'
  | 'visit'
  | 'general'

/**
 * One thing that can be asked of the shop: who may ask, what they send, what they get.
 * `access` has no default, so an operation nobody thought about does not compile.
 */
export type Operation = {
  access: Access
  /** What a signed-in person without this access is told; `forbidden` where nothing more exact is named. */
  refusal?: ProblemCode
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** How long a text part of a form may be, in bytes; 64 KB where it does not say. */
  maxPartBytes?: number
  /** What leaves the server; fields it does not name stay inside. `'file'` is bytes. */
  reply: z.ZodObject | 'file'
  /** The field that is repeated under `data`; without it the whole reply is. */
  data?: string
  /** Accepts an `Idempotency-Key`: the same key and body get the first reply again. */
  idempotent?: true
  limit?: LimitName
}

/** A write has no default: the budgets of reading are none for it. */
type Write = Operation & { limit: Exclude<LimitName, 'search' | 'general'> }

type WriteKey = `${Exclude<Method, 'GET'>} /api/${string}`
export type Operations = { [Key in `GET /api/${string}`]: Operation } & { [Key in WriteKey]: Write } & {
  /** The one that writes though it is a GET, as its path was asked for. */
  'GET /api/users/logout'?: Write
}
