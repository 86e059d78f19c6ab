import type { z } from 'zod'
import type { Api, ApiKey } from './api.ts'

type SchemaOf<K extends ApiKey, Part extends string> = Api[K] extends { [P in Part]: infer Schema }
  ? Schema
  : undefined

/** One part of a request as it goes over the wire; optional where nothing in it is required. */
type Sent<Part extends string, Schema> = Schema extends z.ZodType
  ? object extends z.input<Schema>
    ? { [P in Part]?: z.input<Schema> }
    : { [P in Part]: z.input<Schema> }
  : { [P in Part]?: undefined }

type CallOptions = {
  /** Repeating a call with the same key gets the first reply again (operations marked `idempotent`). */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Sends the body as multipart/form-data although no file is in it. */
  asForm?: boolean
}

/** What a caller gives: params, query and body as the contract's entry names them. */
export type Ask<K extends ApiKey> = Sent<'params', SchemaOf<K, 'params'>> &
  Sent<'query', SchemaOf<K, 'query'>> &
  Sent<'body', SchemaOf<K, 'body'>> &
  CallOptions

type Described<K extends ApiKey> =
  SchemaOf<K, 'reply'> extends z.ZodType ? z.input<SchemaOf<K, 'reply'>> : never
type DataField<K extends ApiKey> = Api[K] extends { data: infer Field } ? Field : undefined

/** Where an operation names `success` itself, it is what that says. */
type Success<K extends ApiKey> = Described<K> extends { success: unknown } ? unknown : { success: true }

/**
 * What a caller gets: the reply in its envelope, or a file with its name.
 * Money is a number of dollars and a moment ISO text here, as on the wire.
 */
export type Reply<K extends ApiKey> =
  SchemaOf<K, 'reply'> extends 'file'
    ? File
    : Described<K> &
        Success<K> & {
          data: DataField<K> extends keyof Described<K> ? Described<K>[DataField<K>] : Described<K>
        }

/** Upload progress in whole percent, 0 to 100. */
export type OnProgress = (percent: number) => void

type CallArguments<K extends ApiKey> =
  object extends Ask<K> ? [ask?: Ask<K>, onProgress?: OnProgress] : [ask: Ask<K>, onProgress?: OnProgress]

/** Calls one operation of the contract: over HTTP from the browser, in process while a page is drawn. */
export type Call = <K extends ApiKey>(key: K, ...ask: CallArguments<K>) => Promise<Reply<K>>
