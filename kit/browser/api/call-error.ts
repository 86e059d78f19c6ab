type Refusal = {
  status: number
  code: string
  message: string
  fields?: Record<string, string>
  reply?: unknown
}

/** A refusal of the shop, or `network` / `timeout` / `aborted` when there was no answer at all (status 0). */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  /** A field's path → its message. */
  readonly fields: Record<string, string>
  /** The whole reply, for the few refusals that carry figures. */
  readonly reply: unknown

  constructor({ status, code, message, fields = {}, reply }: Refusal) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.code = code
    this.fields = fields
    this.reply = reply
  }
}

/** There was no answer, or one that says nothing certain about what was done: the same request may be sent again. */
export function isUncertain(error: unknown): boolean {
  return (
    !(error instanceof CallError) || error.status === 0 || error.status >= 500 || error.code === 'in_progress'
  )
}

export const noAnswer = {
  network: 'We could not reach the shop. Check your connection and try again.',
  timeout: 'The shop took too long to answer. Please try again.',
  aborted: 'Canceled',
} as const

/** The error for a call that got no answer. */
export function unanswered(code: keyof typeof noAnswer): CallError {
  return new CallError({ status: 0, code, message: noAnswer[code] })
}

/** The error for an answer that is not a success, whatever wrote it; one without words leaves them to the page. */
export function refused(status: number, reply: unknown): CallError {
  const { code, message, fields } = (isRecord(reply) ? reply : {}) as Partial<Refusal>
  return new CallError({
    status,
    code: code ?? 'unavailable',
    message: message ?? '',
    fields,
    reply,
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The shop's own words for a failure, else `fallback`; where nobody answered, `fallback` and why. */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof CallError) || error.message === '') return fallback
  return error.code in noAnswer ? afterFallback(fallback, error.message) : error.message
}

/**
 * Says in `words` that a call has failed by no fault of what was typed: no answer, or trouble of the shop's own.
 * A refusal keeps the words that the shop gave it: `call(…).catch(failedAs('Failed to update profile'))`.
 */
export function failedAs(words: string) {
  return (error: unknown): never => {
    if (!(error instanceof CallError) || (error.status > 0 && error.status < 500)) throw error
    throw new CallError({ status: error.status, code: error.code, message: words })
  }
}

/** Why nobody answered says by itself to try again. */
function afterFallback(fallback: string, reason: string): string {
  const failed = fallback.replace(/ ?Please try again\.$/, '').replace(/[^.]$/, '$&.')
  return [failed, reason].filter((text) => text !== '').join(' ')
}
