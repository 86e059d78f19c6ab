import { EMPTY_FILE, mayCarryName, uploadRules, type UploadRuleName } from '#kit/core/files/file-kind.ts'
import { fileKindUnder } from '#kit/core/files/kind-of-bytes.ts'

/** As much of each end of a file as the rules look at. */
const END_BYTES = 64 * 1024

/** Why `file` may not be sent under the rule, by its size, name and bytes; undefined when it may. The server checks again. */
export async function uploadFault(
  file: File | undefined,
  ruleName: UploadRuleName,
): Promise<string | undefined> {
  const rule = uploadRules[ruleName]
  if (!file) return rule.missing
  if (file.size === 0) return EMPTY_FILE
  if (file.size > rule.maxBytes) return rule.tooLarge
  const kind = fileKindUnder(
    rule,
    await bytesOf(file.slice(0, END_BYTES)),
    await bytesOf(file.slice(-END_BYTES)),
  )
  const isFit = kind !== undefined && rule.kinds.some((fit) => fit === kind) && mayCarryName(rule, file.name)
  return isFit ? undefined : rule.wrongType
}

async function bytesOf(part: Blob): Promise<Uint8Array> {
  return new Uint8Array(await part.arrayBuffer())
}
