import { waitText } from '#kit/core/duration-text.ts'

/** What HTTP itself refuses, whatever is served: status and the words that people read. */
export const httpProblems = {
  validation_failed: { status: 400, message: 'Please check what you entered' },
  malformed_request: { status: 400, message: 'The request could not be read' },
  not_signed_in: { status: 401, message: 'Session expired. Please login again.' },
  forbidden: { status: 403, message: 'You do not have permission to do this' },
  not_found: { status: 404, message: 'Not found' },
  method_not_allowed: { status: 405, message: 'This address does not answer that method' },
  too_slow: { status: 408, message: 'The request did not arrive in time. Please try again.' },
  in_progress: { status: 409, message: 'We are still working on this. Please wait a moment.' },
  too_large: { status: 413, message: 'The request is too large' },
  unsupported_type: { status: 415, message: 'This type of content is not accepted' },
  idempotency_mismatch: { status: 422, message: 'This idempotency key was used with another request' },
  rate_limited: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  internal_error: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'The shop is not available for a moment. Please try again.' },
  storage_unavailable: { status: 503, message: 'Files cannot be stored for a moment. Please try again.' },
  overloaded: { status: 503, message: 'The shop is very busy. Please try again in a moment.' },
} as const satisfies Record<string, RefusalEntry>

export type RefusalEntry = { status: number; message: string }

/** The entries of one status, by their codes and words. */
export function refusals<Code extends string>(
  status: number,
  messages: Record<Code, string>,
): Record<Code, RefusalEntry> {
  const entries = Object.entries<string>(messages).map(([code, message]) => [code, { status, message }])
  return Object.fromEntries(entries) as Record<Code, RefusalEntry>
}

export type RefusalDetail = {
  /** Words that are more exact than the entry's. */
  message?: string | undefined
  /** A field's path → its message. */
  fields?: Record<string, string> | undefined
  /** Further figures for the page, such as the new totals of a changed price. */
  figures?: Record<string, unknown>
  /** Seconds after which a retry makes sense. */
  retryAfter?: number
}

/** An expected refusal: thrown anywhere on the server, written as a reply in one place, never logged as a fault. */
export class Refusal<Code extends string = string> extends Error {
  readonly code: Code
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly figures: Record<string, unknown> | undefined
  readonly retryAfter: number | undefined

  constructor(code: Code, entry: RefusalEntry, detail: RefusalDetail = {}) {
    super(detail.message ?? entry.message)
    this.code = code
    this.status = entry.status
    this.fields = detail.fields
    this.figures = detail.figures
    this.retryAfter = detail.retryAfter
  }
}

/** A refusal of HTTP itself. */
export class HttpProblem extends Refusal<keyof typeof httpProblems> {
  constructor(code: keyof typeof httpProblems, detail?: RefusalDetail) {
    super(code, httpProblems[code], detail)
  }
}

/** Refuses until `waitMs` have passed, and says how long that is; `orElse` is another way on. */
export function tooMany(waitMs: number, what = 'Too many requests', orElse = ''): HttpProblem {
  const message = `${what}. Please try again in ${waitText(waitMs)}${orElse}.`
  return new HttpProblem('rate_limited', { message, retryAfter: Math.ceil(waitMs / 1000) })
}
