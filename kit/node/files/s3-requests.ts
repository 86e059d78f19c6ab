import { setTimeout as wait } from 'node:timers/promises'
import { S3NetworkError, S3ServiceError } from 's3mini'

/** How long a bucket may take until it begins to answer; what is sent to it has left by then. */
const ANSWER_PATIENCE_MS = 30_000
const MAX_RETRIES = 2
const RETRY_PAUSE_MS = 100

/** The bucket cannot be reached, or refuses; a caller may try again later. */
export class BucketAway extends Error {
  override readonly name = 'BucketAway'
  /** What a folder says that cannot be read: callers know it. */
  readonly code = 'EIO'

  constructor(cause: unknown) {
    super('The bucket of files is away', { cause })
  }

  /** A few words for whoever looks after it: a status, or the code of the fault of the network. */
  get reason(): string {
    if (this.cause instanceof S3ServiceError) return String(this.cause.status)
    return networkCode(this.cause) ?? (this.cause instanceof Error ? this.cause.message : 'no answer')
  }
}

/** `fetch` that gives up on whoever does not answer; an answer that has begun may take its time. */
export const patientFetch: typeof fetch = async (input, init) => {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), ANSWER_PATIENCE_MS)
  try {
    const headers = new Headers(init?.headers)
    // Packed on the way, a file would come without its length.
    headers.set('accept-encoding', 'identity')
    return await fetch(input, { ...init, headers, signal: patience.signal })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Asks a bucket, again if it was busy or the connection broke: whatever is asked may be asked twice.
 *
 * @throws BucketAway
 */
export async function ask<T>(request: () => Promise<T>, retriesLeft = MAX_RETRIES): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (retriesLeft === 0 || !mayPass(error)) throw new BucketAway(error)
    await wait(RETRY_PAUSE_MS * 2 ** (MAX_RETRIES - retriesLeft) * (0.5 + Math.random()))
    return ask(request, retriesLeft - 1)
  }
}

function mayPass(error: unknown): boolean {
  if (error instanceof S3ServiceError) return error.status === 429 || error.status >= 500
  return networkCode(error) !== undefined
}

function networkCode(error: unknown): string | undefined {
  if (error instanceof S3NetworkError) return error.code
  const cause = error instanceof TypeError ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
}
