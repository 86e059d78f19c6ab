import { CallError } from './call-error.ts'

const NONE = {}

/** What was wrong with what was sent, by its path. */
export function fieldsOf(error: unknown): Record<string, string> {
  return error instanceof CallError ? error.fields : NONE
}
