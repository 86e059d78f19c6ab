import type { CallOf, InputOf, ReplyOf } from '#kit/core/operation/call.ts'
import type { Api, ApiKey } from './api.ts'

/** What a caller sends: params, query and body as the contract's entry names them. */
export type Ask<K extends ApiKey> = InputOf<Api[K]>

/** What a caller gets: the reply in its envelope, or a file with its name. */
export type Reply<K extends ApiKey> = ReplyOf<Api[K]>

/** Calls one operation of the contract: over HTTP from the browser, in process while a page is drawn. */
export type Call = CallOf<Api>
