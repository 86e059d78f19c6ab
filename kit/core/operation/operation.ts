import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One thing that can be asked of a server: who may ask, what they send, what they get. A contract names the words. */
export type Operation<
  Access extends string = string,
  Code extends string = string,
  Limit extends string = string,
> = {
  /** Who may call it. It has no default: an operation nobody thought about does not compile. */
  access: Access
  /** What a signed-in person without this access is refused with; `forbidden` where nothing more exact is named. */
  refusal?: Code
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
  /** The budget of requests that it draws from. */
  limit?: Limit
  /** The field of the query without which a request draws from the general budget instead. */
  limitIf?: string
}
