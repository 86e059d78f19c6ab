import { CallError, messageOf } from '#kit/browser/api/call-error.ts'

/**
 * A refusal with its fields named as a draft names them, by `pathOf`; where the shop gave no words, in those of the
 * page. Whatever else went wrong stays as it is.
 */
export function draftRefusal(
  error: unknown,
  failed: string,
  pathOf: (path: string[]) => readonly PropertyKey[],
): unknown {
  if (!(error instanceof CallError)) return error
  const { status, code } = error
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, message]) => [pathOf(path.split('.')).join('.'), message]),
  )
  return new CallError({ status, code, message: messageOf(error, failed), fields })
}
