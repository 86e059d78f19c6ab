import type { Readable } from 'node:stream'

export type ListedFile = { key: string; size: number; changedAt: Date }

/** Where bytes lie, under keys such as `pictures/3f…-640.webp`. A folder, or S3 later. */
export type Files = {
  /** Keeps the bytes under `key` before it resolves; an existing key is replaced whole. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Keeps a finished temporary file under `key` without reading it into memory. */
  adopt(key: string, temporaryPath: string): Promise<void>
  /** The bytes as a stream, or undefined when there is no such key. */
  read(key: string): Promise<{ stream: Readable; size: number } | undefined>
  remove(key: string): Promise<void>
  /** Every file under `folder`, in no order; none where there is no such folder. Without one: all that is kept. */
  list(folder?: string): AsyncIterable<ListedFile>
  /** A path for a file that is still arriving; the caller removes it. */
  temporaryPath(): string
  /** Removes what arrived, was last written before that moment and was left there, and says how many these were. */
  clearTemporary(before: Date): Promise<number>
  /** Answers or throws: the readiness check of the store. */
  check(): Promise<void>
}
