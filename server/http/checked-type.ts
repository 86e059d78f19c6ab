import { open } from 'node:fs/promises'
import { Problem } from '#contract/problems.ts'
import { contentTypes, type FileKind, mayCarryName, type UploadRule } from '#kit/core/files/file-kind.ts'
import { imagePixels, MAX_PIXELS } from '#kit/core/files/image-pixels.ts'
import { fileKindUnder } from '#kit/core/files/kind-of-bytes.ts'
import { isSoundPng } from './sound-png.ts'

/** How much of a file's beginning is read to tell what it is: phones put half a megabyte before a picture's size. */
const HEAD_BYTES = 1_048_576
const TAIL_BYTES = 65_536

/**
 * The content type of the file at `path`, told from its bytes.
 *
 * @param field  the form's field, which carries the refusal
 * @throws Problem `validation_failed` (empty) · `unsupported_type` (another kind or extension than `rule` takes,
 *   cut short, damaged, or with more pixels than the shop takes)
 */
export async function checkedType(
  path: string,
  name: string,
  rule: UploadRule,
  field: string,
): Promise<string> {
  const { head, tail, size } = await endsOf(path)
  if (size === 0)
    throw new Problem('validation_failed', { message: rule.missing, fields: { [field]: rule.missing } })
  const kind = fileKindUnder(rule, head, tail)
  const isTaken = kind && rule.kinds.includes(kind) && mayCarryName(rule, name)
  if (!isTaken || holdsTooManyPixels(kind, head) || (kind === 'png' && !(await isSoundPng(path)))) {
    throw new Problem('unsupported_type', { message: rule.wrongType, fields: { [field]: rule.wrongType } })
  }
  return contentTypes[kind]
}

/** A few bytes can promise more pixels than memory holds; a size that the header hides is refused too. */
function holdsTooManyPixels(kind: FileKind, head: Uint8Array): boolean {
  if (kind !== 'png' && kind !== 'jpeg' && kind !== 'webp') return false
  const size = imagePixels(kind, head)
  return size === undefined || size.width * size.height > MAX_PIXELS
}

async function endsOf(path: string) {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = Buffer.alloc(Math.min(size, HEAD_BYTES))
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES))
    await file.read(head, 0, head.length, 0)
    await file.read(tail, 0, tail.length, size - tail.length)
    return { head, tail, size }
  } finally {
    await file.close()
  }
}
