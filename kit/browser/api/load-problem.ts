/** What a page that failed to load shows. */
export type LoadProblem = { code: string; message: string }

type Refusal = LoadProblem & { status: number }

export function problemOf({ code, message }: Refusal): LoadProblem {
  return { code, message }
}

/** In process the server's own refusal arrives, so its shape counts and not its class. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'status' in error && 'code' in error && typeof error.status === 'number'
}
