import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { z } from 'zod'
import { HttpProblem, type httpProblems, Refusal } from '#kit/core/operation/problem.ts'
import { databaseFault } from '#kit/node/db/database.ts'
import { problemPage, problemPageHeaders, wantsPage } from './problem-page.ts'
import { jsonReply } from './security-headers.ts'

/** What Fastify's own refusals are called here. */
const fastifyCodes: Record<string, keyof typeof httpProblems> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_PARTS_LIMIT: 'too_large',
  FST_FILES_LIMIT: 'malformed_request',
  FST_FIELDS_LIMIT: 'too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_type',
  FST_ERR_NOT_FOUND: 'not_found',
}

/** What a file store says that is full, read-only or gone. */
const storageCodes = new Set([
  'ENOSPC',
  'EROFS',
  'EDQUOT',
  'EACCES',
  'EPERM',
  'EFBIG',
  'EIO',
  'ENOENT',
  'ENOTDIR',
])

/** Of what is wrong, so much is said: no page has as many fields. */
const MAX_ISSUES = 500

/** The refusal for input that does not fit its schema: each field's first message, the first of all on top. */
export function validationProblem(
  issues: readonly z.core.$ZodIssue[],
  missing: (message: string | undefined) => Refusal,
): Refusal {
  const [first] = issues
  if (first && isMalformedId(first, missing)) return missing(first.message)
  // No field is wrong, the whole is: a list or a word where an object belongs.
  if (first?.code === 'invalid_type' && first.path.length === 0) return new HttpProblem('malformed_request')
  const fields: Record<string, string> = {}
  for (const issue of issues.slice(0, MAX_ISSUES)) {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path
    fields[path.join('.')] ??= issue.message
  }
  return new HttpProblem('validation_failed', { message: first?.message, fields: withoutRoot(fields) })
}

/** A malformed id is answered exactly as an unknown one; a list or a number in its place is one too. */
function isMalformedId(issue: z.core.$ZodIssue, missing: (message: string | undefined) => Refusal): boolean {
  if (issue.code === 'invalid_format') return issue.format === 'uuid'
  const isThere = issue.input !== undefined && issue.input !== null
  return issue.code === 'invalid_type' && isThere && missing(issue.message).code !== 'not_found'
}

function withoutRoot({ '': _root, ...fields }: Record<string, string>) {
  return Object.keys(fields).length > 0 ? fields : undefined
}

/** Any error as a refusal; what is none is a fault of ours and says nothing. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code, statusCode } = (error ?? {}) as FastifyError
  const http = fastifyCodes[code]
  if (http) return new HttpProblem(http)
  const fault = databaseFault(error)
  if (fault?.kind === 'unavailable') return new HttpProblem('unavailable', { retryAfter: 5 })
  if (fault?.kind === 'storage-full' || storageCodes.has(code))
    return new HttpProblem('storage_unavailable', { retryAfter: 30 })
  if (statusCode === 413) return new HttpProblem('too_large')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new HttpProblem('malformed_request')
  return new HttpProblem('internal_error')
}

/** The one error shape. */
export function problemBody(problem: Refusal): Record<string, unknown> {
  const { message, code, fields, figures } = problem
  return { success: false, message, error: message, code, ...(fields && { fields }), ...figures }
}

/** Headers of the reply that was meant and does not come; Fastify would hang up on a body that it cannot read. */
const meantForAnother = ['content-disposition', 'content-encoding', 'etag', 'connection'] as const

/** Sends a refusal in the one error shape; nobody caches it, and who still sends a body gets to read it. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Refusal, status?: number) {
  for (const name of meantForAnother.filter((name) => reply.hasHeader(name))) reply.removeHeader(name)
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
  discardBody(request.raw)
  const passes = problem.status >= 500 || problem.code === 'rate_limited'
  // As bytes it is not packed: it goes out in floods.
  if (passes && wantsPage(request))
    return reply
      .code(problem.status)
      .headers(problemPageHeaders)
      .send(Buffer.from(problemPage(problem)))
  return reply
    .code(status ?? problem.status)
    .headers(jsonReply)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problemBody(problem)))
}

/** Writes every error as one shape; faults of ours are logged with their cause. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // Who hung up reads no answer, and is no fault of ours; anybody can do so hundreds of times a second.
    const hasHungUp = error === request.raw.errored
    if (hasHungUp) request.log.debug('sender hung up')
    const problem = hasHungUp ? new HttpProblem('malformed_request') : asRefusal(error)
    if (problem.code === 'internal_error') request.log.error({ err: error }, 'unexpected error')
    else if (problem.status >= 500 && error !== problem)
      request.log.warn({ code: problem.code, err: error }, 'not available')
    sendProblem(request, reply, problem)
  })
}

/** How long a refused sender may go on: enough to come to an end and read why, in milliseconds. */
const LINGER_MS = 1_000

/**
 * Lets go of a body that nobody will read. Left alone it would hold up its sender for ever; cut off at once,
 * most senders would report a broken connection and never show the refusal. So the rest is thrown away for a
 * second, and what is still coming then is cut off.
 */
export function discardBody(request: IncomingMessage): void {
  if (request.complete || request.readableEnded || !hasBody(request)) return
  request.unpipe()
  request.resume()
  const cut = setTimeout(() => request.destroy(), LINGER_MS)
  request.once('close', () => clearTimeout(cut)).once('end', () => clearTimeout(cut))
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
