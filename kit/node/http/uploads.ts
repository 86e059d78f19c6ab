import { createHash, type Hash } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { HttpProblem, type Refusal } from '#kit/core/operation/problem.ts'
import { safeFileName, type UploadRule } from '#kit/core/files/file-kind.ts'
import { checkedType } from './checked-type.ts'

/** A part that arrived whole, was checked by content and lies in a temporary file. */
export class UploadedFile extends File {
  readonly path: string
  readonly sha256: string

  constructor(blob: Blob, name: string, options: { type: string; path: string; sha256: string }) {
    super([blob], name, { type: options.type })
    this.path = options.path
    this.sha256 = options.sha256
  }

  /** What a repeated submit has in common with the first: the content, not where it lies. */
  toJSON() {
    return { name: this.name, sha256: this.sha256 }
  }
}

/** Stands for a file that was refused beside others that were not. */
export class RefusedFile extends File {
  readonly refusal: Refusal

  constructor(name: string, refusal: Refusal) {
    super([], name)
    this.refusal = refusal
  }
}

/** A file part as `receiveFile`, or what stands for it where it is refused; it is read to its end either way. */
export async function receiveEach(part: MultipartFile, rule: UploadRule, path: string): Promise<File> {
  try {
    return await receiveFile(part, rule, path, true)
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error
    return new RefusedFile(safeFileName(part.filename ?? ''), error)
  }
}

/**
 * Streams a file part to `path` and checks it by content.
 *
 * @throws HttpProblem `too_large` as soon as it is · `validation_failed` (empty) · `unsupported_type`
 */
export async function receiveFile(
  part: MultipartFile,
  rule: UploadRule,
  path: string,
  readsToEnd = false,
): Promise<UploadedFile> {
  const hash = createHash('sha256')
  await pipeline(
    part.file,
    counted(rule, part.fieldname, { hash, readsToEnd }),
    createWriteStream(path, { flags: 'wx' }),
  )
  const name = safeFileName(part.filename ?? '')
  const type = await checkedType(path, name, rule, part.fieldname)
  return new UploadedFile(await openAsBlob(path), name, { type, path, sha256: hash.digest('hex') })
}

/** Stops at the first byte over the limit, or drops what is over it and reads on to where the next file begins. */
function counted(rule: UploadRule, field: string, { hash, readsToEnd }: { hash: Hash; readsToEnd: boolean }) {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      hash.update(chunk)
      if (bytes <= rule.maxBytes) done(null, chunk)
      else done(readsToEnd ? null : tooLarge(rule, field))
    },
    flush: (done) => done(bytes > rule.maxBytes ? tooLarge(rule, field) : null),
  })
}

/** The refusal of a file over its limit, in the words of its rule. */
export function tooLarge(rule: UploadRule, field: string): Refusal {
  return new HttpProblem('too_large', { message: rule.tooLarge, fields: { [field]: rule.tooLarge } })
}
