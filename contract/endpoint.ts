import type { Operation as KitOperation, Method } from '#kit/core/operation/operation.ts'
import type { Access } from '#domain/users/roles.ts'
import type { ProblemCode } from './problems.ts'

/** Which budget of requests an operation draws from; the figures are in server/rate-limits.ts. */
export type LimitName =
  | 'sign-in'
  | 'forgot-password'
  | 'register'
  | 'question'
  | 'order'
  | 'upload'
  | 'export'
  | 'search'
  | 'message'
  | 'change'
  | 'visit'
  | 'general'

/** An operation of the shop. */
export type Operation = KitOperation<Access, ProblemCode, LimitName>

/** A write has no default: the budgets of reading are none for it. */
type Write = Operation & { limit: Exclude<LimitName, 'search' | 'general'> }

type WriteKey = `${Exclude<Method, 'GET'>} /api/${string}`
export type Operations = { [Key in `GET /api/${string}`]: Operation } & { [Key in WriteKey]: Write } & {
  /** The one that writes though it is a GET, as its path was asked for. */
  'GET /api/users/logout'?: Write
}
