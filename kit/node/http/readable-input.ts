import type { FastifyRequest } from 'fastify'
import { MAX_ENTRIES } from '#kit/core/operation/form-parts.ts'
import { HttpProblem } from '#kit/core/operation/problem.ts'

/** Levels of lists and objects in each other: far more than any form of ours has. */
const MAX_DEPTH = 50
/** Names in one object: no list of ours by name has more, and what is wrong with thousands takes seconds to say. */
const MAX_NAMES = 500

/**
 * Whether input can be kept and shown: no NUL bytes and lone surrogates, which no database or page can hold, and
 * neither nested so deep that walking through it would never end, nor with more names or entries than anything has.
 */
export function isReadable(input: unknown, depth = 0): boolean {
  if (typeof input === 'string') return !input.includes('\0') && input.isWellFormed()
  if (typeof input !== 'object' || input === null || input instanceof Blob) return true
  if (depth > MAX_DEPTH) return false
  const isList = Array.isArray(input)
  const inside: unknown[] = isList ? input : Object.entries(input).flat()
  if (inside.length > (isList ? MAX_ENTRIES : 2 * MAX_NAMES)) return false
  return inside.every((part) => isReadable(part, depth + 1))
}

/** Whether a name stands twice in the query: then nobody can say which value was meant. */
export function hasRepeatedNames(query: unknown): boolean {
  return Object.values(query ?? {}).some(Array.isArray)
}

/** JSON as it is called, to the letter: what is called otherwise is read otherwise by somebody. */
const JSON_TYPE = /^application\/json(; ?charset="?utf-8"?)?$/i

/** Refuses a body in another form than the operation reads: a form where JSON is read and the reverse, compressed. */
export function refuseOtherContent(request: FastifyRequest, readsForm: boolean): void {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers
  const isJson = request.body === undefined || JSON_TYPE.test(type)
  const isOther = readsForm ? !request.isMultipart() : request.isMultipart() || !isJson
  if (isOther || encoding !== 'identity') throw new HttpProblem('unsupported_type')
}
