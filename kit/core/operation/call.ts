import type { z } from 'zod'

/** The operations of a contract as types: parts of a request and a reply by name. */
export type ApiShape = Record<string, object>

type SchemaOf<Operation, Part extends string> = Operation extends { [P in Part]: infer Schema }
  ? Schema
  : undefined

/** One part of a request as it goes over the wire; optional where nothing in it is required. */
type WirePart<Part extends string, Schema> = Schema extends z.ZodType
  ? object extends z.input<Schema>
    ? { [P in Part]?: z.input<Schema> }
    : { [P in Part]: z.input<Schema> }
  : { [P in Part]?: undefined }

type CallOptions = {
  /** Repeating a call with the same key gets the first reply again (operations marked `idempotent`). */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Goes on where the page is left meanwhile; of 64 KB at most. */
  keepalive?: boolean
  /** Sends the body as multipart/form-data although no file is in it. */
  asForm?: boolean
}

/**
 * What a caller sends: params, query and body as the contract's entry names them. Of a union each operation by itself:
 * all params with all bodies of a contract would be more than the compiler counts.
 */
export type InputOf<Operation> = Operation extends unknown
  ? WirePart<'params', SchemaOf<Operation, 'params'>> &
      WirePart<'query', SchemaOf<Operation, 'query'>> &
      WirePart<'body', SchemaOf<Operation, 'body'>> &
      CallOptions
  : never

type Described<Operation> =
  SchemaOf<Operation, 'reply'> extends z.ZodType ? z.input<SchemaOf<Operation, 'reply'>> : never
type DataField<Operation> = Operation extends { data: infer Field } ? Field : undefined

/** Where an operation names `success` itself, it is what that says. */
type Success<Operation> = Described<Operation> extends { success: unknown } ? unknown : { success: true }

/**
 * What a caller gets: the reply in its envelope, or a file with its name.
 * Money is a number of dollars and a moment ISO text here, as on the wire.
 */
export type ReplyOf<Operation> =
  SchemaOf<Operation, 'reply'> extends 'file'
    ? File
    : Described<Operation> &
        Success<Operation> & {
          data: DataField<Operation> extends keyof Described<Operation>
            ? Described<Operation>[DataField<Operation>]
            : Described<Operation>
        }

/** Upload progress in whole percent, 0 to 100. */
export type OnProgress = (percent: number) => void

/** The arguments of a call; the input may be left out where nothing in it is required. */
export type CallArguments<Operation> =
  object extends InputOf<Operation>
    ? [input?: InputOf<Operation>, onProgress?: OnProgress]
    : [input: InputOf<Operation>, onProgress?: OnProgress]

/** Calls one operation of a contract: over HTTP from the browser, in process while a page is drawn. */
export type CallOf<Api extends ApiShape> = <K extends keyof Api & string>(
  key: K,
  ...input: CallArguments<Api[K]>
) => Promise<ReplyOf<Api[K]>>
