import { z } from 'zod'
import { uploadRules, type UploadRuleName } from '#kit/core/files/file-kind.ts'

/** A file part of a form: what may come in it, and whether it may be repeated. */
export type FilePart = { rule: UploadRuleName; several: boolean; isEach?: boolean }

const partOf = new WeakMap<z.ZodType, FilePart>()

/** A file part of a form; the server checks its bytes by the named rule while it arrives. */
export function uploadPart(rule: UploadRuleName) {
  const { missing, maxBytes, tooLarge } = uploadRules[rule]
  const part = z.file(missing).min(1, missing).max(maxBytes, tooLarge)
  partOf.set(part, { rule, several: false })
  return part
}

/** A part that a form may repeat, with one file each time; none where it is left out. */
export function uploadParts(rule: UploadRuleName, most: number) {
  const { missing, maxBytes, tooLarge } = uploadRules[rule]
  const file = z.file(missing).min(1, missing).max(maxBytes, tooLarge)
  const parts = z.array(file).max(most, `Please upload at most ${most} files at once`).default([])
  partOf.set(parts, { rule, several: true })
  return parts
}

/**
 * The same, at least one, each judged for itself: the server puts a file of its own in the place of one that it
 * refuses, unless it refuses all.
 */
export function uploadPartsEach(rule: UploadRuleName, most: number) {
  const parts = z
    .array(z.file())
    .min(1, uploadRules[rule].missing)
    .max(most, `Please upload at most ${most} files at once`)
  partOf.set(parts, { rule, several: true, isEach: true })
  return parts
}

/** The file parts of a form by name, each with its rule. */
export function filePartsOf(body: z.ZodType | undefined): Record<string, FilePart> {
  if (!(body instanceof z.ZodObject)) return {}
  const parts = Object.entries(body.shape).map(
    ([name, part]) => [name, partOf.get(required(part as z.ZodType))] as const,
  )
  return Object.fromEntries(parts.filter((entry): entry is [string, FilePart] => entry[1] !== undefined))
}

/** A part that may be left out is still what it is. */
function required(part: z.ZodType): z.ZodType {
  return part instanceof z.ZodOptional ? (part.unwrap() as z.ZodType) : part
}

/** Whether a body arrives as multipart/form-data. */
export function holdsFiles(body: z.ZodType | undefined): boolean {
  return Object.keys(filePartsOf(body)).length > 0
}
